#!/usr/bin/env python3
"""sentences.py PAGE...: how long the sentences of each page are, and which pages read badly.

A page of short sentences reads as a telegram, and a page of long ones is read twice. So each page
has limits for the mean, and for the shares of short and of long sentences. Code, tables, headings
and comments are left out. A piece of `code` and a link's address count as one word. A line of a
list without a full stop is no sentence.
"""

import re
import sys
from pathlib import Path

MEAN = (13, 18)
SHORT, SHORT_SHARE = 7, 0.15
LONG, LONG_SHARE = 28, 0.02


def paragraphs(text):
    """The prose of a page, a line for each paragraph and for each item of a list."""
    text = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r"^```.*?^```", "\n", text, flags=re.DOTALL | re.MULTILINE)
    text = re.sub(r"^(\||#|<|    ).*$", "\n", text, flags=re.MULTILINE)
    text = re.sub(r"^ *(- |\d+\. )", "\n", text, flags=re.MULTILINE)
    return [" ".join(part.split()) for part in re.split(r"\n\s*\n", text)]


def sentences(text):
    """The words of each sentence."""
    for paragraph in paragraphs(text):
        plain = re.sub(r"`[^`]*`", "code", paragraph)
        plain = re.sub(r"!\[[^]]*\]\([^)]*\)", "", plain)
        plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", plain)
        plain = re.sub(r"[*_]{1,2}(\S.*?)[*_]{1,2}", r"\1", plain)
        for sentence in re.split(r"(?<=[.?!])[)\"']*\s+(?=[A-Z(0-9\"']|code\b)", plain):
            if re.search(r"[.?!:][)\"']*$", sentence.strip()):
                yield sentence.split()


def shares(lengths):
    """The mean of these lengths, and the shares of short and of long sentences."""
    count = len(lengths)
    short, long = (
        sum(length <= SHORT for length in lengths),
        sum(length > LONG for length in lengths),
    )
    return sum(lengths) / count, short / count, long / count


def main():
    total, bad = [], False
    for page in sys.argv[1:]:
        lengths = [len(words) for words in sentences(Path(page).read_text(encoding="utf-8"))]
        if not lengths:
            continue
        total += lengths
        mean, short, long = shares(lengths)
        # A page of few sentences may have one long one.
        is_bad = (
            not MEAN[0] <= mean <= MEAN[1]
            or short > SHORT_SHARE
            or long > max(1 / len(lengths), LONG_SHARE)
        )
        bad |= is_bad
        print(
            f"{page}: {'BAD: ' * is_bad}{len(lengths)} sentences of {mean:.1f} words, {short:.0%} short, {long:.0%} long"
        )
    if len(sys.argv) > 2:
        mean, short, long = shares(total)
        print(
            f"all: {len(total)} sentences of {mean:.1f} words, {short:.1%} short, {long:.1%} long"
        )
    if bad:
        print(
            f"prose: {MEAN[0]} to {MEAN[1]} words; {SHORT} or less in {SHORT_SHARE:.0%} at most, more than {LONG} in {LONG_SHARE:.0%}"
        )
    sys.exit(bad)


main()
