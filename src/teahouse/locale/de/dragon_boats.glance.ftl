# Die Regeln auf einen Blick, mit Bildern: was du willst, was eine Runde ist, was zählt, wann Schluss ist.

glance-want = Was du willst
glance-want-picture = Gold und Jade bezahlen die Fahrt im Drachenboot. Es segelt zu einer Insel mit drei Reisfeldern nebeneinander: 1, 4 und 9 Punkte.
glance-want-text = Dein Haus schickt seine Leute über das Meer, um Land zu bestellen. Kaufe die Opfergaben, die ein Boot verlangt, nimm Platz, segle und siedle. Bauern nebeneinander und gleiche Plättchen sind umso mehr wert, je mehr es sind: eins ist 1 Punkt, zwei sind 4, drei sind 9.
glance-turn = Eine Runde hat vier Teile
glance-bid = Bieten.
glance-bid-text = Reihum je eine Scheibe, bis alle liegen: an einen Stand, obenauf auf alles, was dort liegt, oder auf eine private Aktion deines Tableaus für sofort 2 Geld.
glance-pay = Bezahlen und einsteigen.
glance-pay-text = Stand für Stand, die oberste Scheibe zuerst. Der Preis ist die Höhe des Stapels. Kaufe eine Opfergabe oder verzichte für 1 Geld. Dann darfst du in ein Boot: Gib die gezeigten Opfergaben ab, in der Mitte eine weniger, oder drei beliebige für einen Bergpfad.
glance-sail = Segeln und siedeln.
glance-sail-text = Boote mit genug Fahrgästen fahren, die meisten Schläge zuerst. Wer am weitesten hinten sitzt, steuert; vorn steigt man zuerst aus. Drei Schritte, für jede Nahrung einer mehr; Straßen zahlen. Das erste Feld, das du betrittst, ist deins.
glance-store = Lagern.
glance-store-text = Behalte drei Opfergaben; verkaufe den Rest für je 1 Geld. Die Stände werden gefüllt, Boote, die gesegelt sind, bekommen einen neuen Fahrpreis.
glance-score = Was zählt
glance-score-sets = So viele einer Sorte oder nebeneinander
glance-plants = Soja, Reis: jede Sorte
glance-animals = Geflügel, Fisch, Schwein: jede Sorte
glance-farmers = Bauern nebeneinander
glance-score-rest = Außerdem
glance-goods = jede Opfergabe, jeder Schatz
glance-goods-text = 1 Punkt
glance-cards = Bonuskarten, Weisheiten
glance-cards-text = was sie sagen
glance-nothing = Geld und Nahrung
glance-nothing-text = nichts
glance-end = Wann Schluss ist
glance-end-text = Nach sechs Runden; in der letzten fährt jedes Boot, und sei es noch so leer. Die meisten Punkte gewinnen; bei Gleichstand das meiste Geld.
