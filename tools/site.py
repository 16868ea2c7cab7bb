#!/usr/bin/env python3
"""site.py FOLDER: writes the first page of the site, and follows every link within the folder."""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

PARTS = (
    ("book/index.html", "Pages", "recipes, replacing tables, speed, how it works"),
    ("c/chess__distance_8h.html", "C", "every function, table and constant of chess_distance.h"),
    ("rust/chess_distance/index.html", "Rust", "the crate"),
    ("python/chess_distance.html", "Python", "the package"),
    ("book/javascript.html", "JavaScript", "the package"),
    ("board/page/index.html", "Board", "to click on; it needs a server, as by make page"),
)

PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>chess-distance</title>
<style>body {{ font: 16px/1.5 sans-serif; max-width: 40em; margin: 2em auto; padding: 0 1em }}</style>
<h1>chess-distance</h1>
<p>Distances for chess programs, in C, C++, Rust, Python and JavaScript.</p>
<ul>
{items}
</ul>
<p><a href="{board}"><img src="pictures/trajectories.svg" width="400"
alt="The 25 shortest ways of a king from f6 to h1"></a></p>
"""


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
            elif parts.fragment and place in pages and place.is_relative_to(site / "book"):
                if unquote(parts.fragment) not in pages[place].names:
                    yield f"{path.relative_to(site)}: {target}: there is no such heading"


def main():
    site = Path(sys.argv[1]).resolve()
    there = [part for part in PARTS if (site / part[0]).exists()]
    items = "\n".join(f'<li><a href="{to}">{name}</a>: {what}</li>' for to, name, what in there)
    board = next((to for to, name, _ in there if name == "Board"), "pictures/trajectories.svg")
    (site / "index.html").write_text(PAGE.format(items=items, board=board), encoding="utf-8")
    faults = sorted(set(broken(site)))
    if faults:
        sys.exit("\n".join([*faults[:50], f"site.py: {len(faults)} links lead nowhere"]))


main()
