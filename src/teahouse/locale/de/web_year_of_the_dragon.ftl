# Der Plan von Im Jahr des Drachen im Browser: kurze Namen, wo wenig Platz ist.
web-yd-zone-palaces = Paläste
web-yd-corner-lanternfest = Laternenfest
web-yd-corner-buddha = Buddha
web-yd-corner-earthquake = Erdbeben
web-yd-corner-flood = Flut
web-yd-corner-solar-eclipse = Finsternis
web-yd-corner-volcano = Vulkan
web-yd-corner-tornado = Wirbelsturm
web-yd-corner-sunrise = Sonnenaufgang
web-yd-corner-assassination = Attentat
web-yd-corner-charter = Freibrief
web-yd-actions-later = werden jeden Monat in Gruppen ausgelegt
