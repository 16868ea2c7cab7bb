"""chess_distance.xml: what castxml writes of the header."""

from xml.etree import ElementTree

root = ElementTree.parse("chess_distance.xml").getroot()
types = {item.get("id"): item.get("name") for item in root}
for function in root.iter("Function"):
    if function.get("name") == "chess_distance_king":
        arguments = (f"{types[a.get('type')]} {a.get('name')}" for a in function.iter("Argument"))
        print(types[function.get("returns")], f"chess_distance_king({', '.join(arguments)})")
