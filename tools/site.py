#!/usr/bin/env python3
"""site.py FOLDER: follows every link within the folder."""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Links(HTMLParser):
    """The targets of a page, and the names that others can link to."""

    def __init__(self, text):
        super().__init__()
        self.targets, self.names = [], set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("id", "name") and value:
                self.names.add(value)
            if value and (name == "href" and tag in ("a", "link") or name == "src"):
                self.targets.append(value)


def broken(site):
    """The links of all pages that lead nowhere in the folder."""
    pages = {path: Links(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}
    for path, page in pages.items():
        for target in page.targets:
            parts = urlsplit(target)
            # Other sites; and what a script fills in.
            if parts.scheme or parts.netloc or "${" in target:
                continue
            place = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if place.is_dir():
                place /= "index.html"
            if not place.exists():
                yield f"{path.relative_to(site)}: {target}: there is no such file"
            elif parts.fragment and place in pages and place.is_relative_to(site / "book"):  # noqa: SIM102
                if unquote(parts.fragment) not in pages[place].names:
                    yield f"{path.relative_to(site)}: {target}: there is no such heading"


def main():
    faults = sorted(set(broken(Path(sys.argv[1]).resolve())))
    if faults:
        sys.exit("\n".join([*faults[:50], f"site.py: {len(faults)} links lead nowhere"]))


main()
