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
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"^```.*?^```", "\n", text, flags=re.S | re.M)
    text = re.sub(r"^(\||#|<|    ).*$", "\n", text, flags=re.M)
    text = re.sub(r"^ *(- |\d+\. )", "\n", text, flags=re.M)
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


def faults(lengths):
    """What is wrong with a page whose sentences have these lengths."""
    mean = sum(lengths) / len(lengths)
    short = sum(length <= SHORT for length in lengths)
    long = sum(length > LONG for length in lengths)
    found = []
    if not MEAN[0] <= mean <= MEAN[1]:
        found.append(f"the mean is not within {MEAN[0]} to {MEAN[1]} words")
    if short > SHORT_SHARE * len(lengths):
        found.append(f"{short} have {SHORT} words or less")
    # A page of few sentences may have one.
    if long > max(1, LONG_SHARE * len(lengths)):
        found.append(f"{long} have more than {LONG}")
    return mean, short, long, found


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--list"]
    total, bad = [], False
    for page in arguments:
        all_words = list(sentences(Path(page).read_text(encoding="utf-8")))
        lengths = [len(words) for words in all_words]
        total += lengths
        if not lengths:
            continue
        mean, short, long, found = faults(lengths)
        print(
            f"{page}: {len(lengths)} sentences of {mean:.1f} words,"
            f" {100 * short / len(lengths):.0f}% short, {100 * long / len(lengths):.0f}% long"
            + "".join(f"; {fault}" for fault in found)
        )
        bad |= bool(found)
        if "--list" in sys.argv:
            for words in all_words:
                if len(words) <= SHORT or len(words) > LONG:
                    print(f"    {len(words)}: {' '.join(words)}")
    if len(arguments) > 1:
        mean, short, long, _ = faults(total)
        print(
            f"all: {len(total)} sentences of {mean:.1f} words,"
            f" {100 * short / len(total):.1f}% short, {100 * long / len(total):.1f}% long"
        )
    sys.exit(bad)


main()
