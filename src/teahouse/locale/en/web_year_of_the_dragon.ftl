# The board of In the Year of the Dragon in the browser: short names where space is short.
web-yd-zone-palaces = Palaces
web-yd-corner-lanternfest = Lanternfest
web-yd-corner-buddha = Buddha
web-yd-corner-earthquake = Earthquake
web-yd-corner-flood = Flood
web-yd-corner-solar-eclipse = Eclipse
web-yd-corner-volcano = Volcano
web-yd-corner-tornado = Tornado
web-yd-corner-sunrise = Sunrise
web-yd-corner-assassination = Assassins
web-yd-corner-charter = Charter
web-yd-actions-later = dealt into groups every month
