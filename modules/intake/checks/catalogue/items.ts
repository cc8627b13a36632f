/**
 * What somebody looks at on site before a price is sure, by kind of job: the measures and the state of things that our
 * quotations take for granted when a client tells nothing (`quotes/pricing/takeoff`). `answer`: a tick, a number with
 * its unit, or a photo beside the tick. `place`, within its kind of job, is of an item for good: an owner's own order is
 * kept by it. A new one between two takes a number between theirs.
 */
export const itemTable = `
code                        | place | answer         | required | text

badkamer.size               | 10    | number m²      | yes      | Vloer van de badkamer is nagemeten
badkamer.height             | 20    | number m       | yes      | Hoogte is gemeten, ook onder balken en leidingen
badkamer.floor              | 30    | photo          | yes      | Vloer eronder is bekeken: beton of hout, en of hij vlak is
badkamer.walls              | 40    | tick           | yes      | Wanden zijn bekeken: waar ze van zijn, en of er vocht in zit
badkamer.pipes              | 50    | photo          | yes      | Plaats van waterleidingen en afvoer is vastgelegd
badkamer.board              | 60    | number groepen | yes      | Groepenkast is bekeken: vrije groepen zijn geteld
badkamer.air                | 70    | tick           | no       | Weg van de ventilatie naar buiten is bekend
badkamer.access             | 80    | photo          | no       | Weg naar binnen en de afvoer van puin zijn bekeken

keuken.length               | 10    | number m       | yes      | Wanden zijn nagemeten: meters keukenkast
keuken.level                | 20    | number mm      | yes      | Hoogteverschil in de vloer is gemeten
keuken.pipes                | 30    | photo          | yes      | Aansluitingen voor water en afvoer zijn ingemeten
keuken.board                | 40    | number groepen | yes      | Groepenkast is bekeken: vrije groepen zijn geteld
keuken.gas                  | 50    | tick           | yes      | Gaskraan en gasleiding zijn bekeken
keuken.hood                 | 60    | tick           | no       | Afvoer van de afzuigkap is besproken
keuken.old                  | 70    | photo          | no       | Oude keuken is vastgelegd: wat eruit gaat en wat blijft

dakkapel.width              | 10    | number m       | yes      | Breedte van de dakkapel is op het dak uitgezet
dakkapel.slope              | 20    | number graden  | yes      | Dakhelling is gemeten
dakkapel.timber             | 30    | photo          | yes      | Gordingen, sporen en muurplaat zijn bekeken
dakkapel.tiles              | 40    | tick           | yes      | Dakpannen zijn bekeken: soort, staat en hoeveel er over zijn
dakkapel.side               | 50    | tick           | yes      | Kant van het huis is bekend, en wat de gemeente daar toestaat
dakkapel.crane              | 60    | photo          | yes      | Plek voor de kraan is bekeken: bomen, draden en straat
dakkapel.inside             | 70    | tick           | no       | Afwerking, stroom en verwarming binnen zijn besproken

complete_renovatie.size     | 10    | number m²      | yes      | Vloeroppervlakte is nagemeten
complete_renovatie.walls    | 20    | photo          | yes      | Muren die weg moeten zijn bekeken: dragend of niet
complete_renovatie.floors   | 30    | tick           | yes      | Vloeren zijn bekeken: beton of hout, en of ze vlak zijn
complete_renovatie.damp     | 40    | photo          | yes      | Vocht, scheuren en houtrot zijn vastgelegd
complete_renovatie.board    | 50    | number groepen | yes      | Groepenkast is bekeken: vrije groepen zijn geteld
complete_renovatie.heating  | 60    | tick           | yes      | Ketel, radiatoren en leidingen zijn bekeken
complete_renovatie.doors    | 70    | number stuks   | no       | Binnendeuren zijn geteld
complete_renovatie.living   | 80    | tick           | no       | Besproken is of er tijdens het werk iemand woont

aanbouw.width               | 10    | number m       | yes      | Breedte van de aanbouw is uitgezet
aanbouw.depth               | 20    | number m       | yes      | Diepte van de aanbouw is uitgezet
aanbouw.border              | 30    | tick           | yes      | Erfgrens is bekend, en wat met de buren is afgesproken
aanbouw.ground              | 40    | photo          | yes      | Grond is bekeken: zand, klei of veen, en het grondwater
aanbouw.pipes               | 50    | tick           | yes      | Riool, kabels en leidingen in de tuin zijn bekend
aanbouw.wall                | 60    | photo          | yes      | Achtergevel is bekeken: wat er dragend is en boven de opening rust
aanbouw.passage             | 70    | number cm      | no       | Smalste doorgang naar de tuin is gemeten

opbouw.size                 | 10    | number m²      | yes      | Oppervlakte van de opbouw is nagemeten
opbouw.walls                | 20    | photo          | yes      | Muren en fundering die hem dragen zijn bekeken
opbouw.drawings             | 30    | tick           | yes      | Tekeningen van het huis zijn er, of zijn opgevraagd
opbouw.roof                 | 40    | photo          | yes      | Dak dat open gaat is bekeken, en hoe het dicht blijft
opbouw.stairs               | 50    | tick           | yes      | Plek van de trap is gekozen
opbouw.crane                | 60    | photo          | yes      | Plek voor de kraan is bekeken: bomen, draden en straat
opbouw.neighbours           | 70    | tick           | no       | Aansluiting op het huis van de buren is bekeken

dakwerk_hellend.length      | 10    | number m       | yes      | Lengte van het dak is gemeten
dakwerk_hellend.slope       | 20    | number m       | yes      | Afstand van goot tot nok is gemeten
dakwerk_hellend.tiles       | 30    | photo          | yes      | Dakpannen zijn bekeken: soort, en hoeveel er terug kunnen
dakwerk_hellend.boards      | 40    | photo          | yes      | Hout onder de pannen is bekeken
dakwerk_hellend.gutters     | 50    | number m       | yes      | Dakgoten zijn gemeten en bekeken
dakwerk_hellend.chimney     | 60    | tick           | no       | Schoorsteen, dakramen en panelen zijn bekeken
dakwerk_hellend.scaffold    | 70    | photo          | yes      | Plek voor de steiger is bekeken, en wat onder het dak staat
dakwerk_hellend.animals     | 80    | tick           | no       | Nesten en vleermuizen: er is gekeken of ze er zijn

dakwerk_plat.size           | 10    | number m²      | yes      | Oppervlakte van het dak is nagemeten
dakwerk_plat.layers         | 20    | number lagen   | yes      | Lagen dakbedekking zijn geteld in een proefgat
dakwerk_plat.base           | 30    | photo          | yes      | Ondergrond is bekeken: hout of beton, droog of nat
dakwerk_plat.fall           | 40    | tick           | yes      | Afschot is bekeken, en waar water blijft staan
dakwerk_plat.edges          | 50    | number cm      | yes      | Hoogte van de opstanden is gemeten
dakwerk_plat.drains         | 60    | number stuks   | yes      | Afvoeren en noodoverlopen zijn geteld
dakwerk_plat.safety         | 70    | photo          | yes      | Randbeveiliging en weg naar boven zijn bekeken

kozijnen.count              | 10    | number stuks   | yes      | Kozijnen zijn geteld en genummerd
kozijnen.sizes              | 20    | photo          | yes      | Elk kozijn is ingemeten: breedte, hoogte en diepte
kozijnen.walls              | 30    | tick           | yes      | Spouw en aansluiting op de muur zijn bekeken
kozijnen.lintels            | 40    | photo          | yes      | Lateien en metselwerk boven de ramen zijn bekeken
kozijnen.opening            | 50    | tick           | yes      | Draairichting en ventilatie zijn afgesproken
kozijnen.inside             | 60    | tick           | no       | Vensterbanken en stucwerk binnen zijn besproken
kozijnen.access             | 70    | photo          | no       | Plek voor steiger of kraan is bekeken

vloeren.size                | 10    | number m²      | yes      | Oppervlakte is nagemeten, kamer voor kamer
vloeren.base                | 20    | photo          | yes      | Ondergrond is bekeken: beton, cement of hout
vloeren.flat                | 30    | number mm      | yes      | Grootste hoogteverschil op twee meter is gemeten
vloeren.damp                | 40    | number %       | yes      | Vocht in de dekvloer is gemeten
vloeren.height              | 50    | tick           | yes      | Hoogte onder deuren en bij drempels is nagegaan
vloeren.heating             | 60    | tick           | no       | Vloerverwarming is bekend: waar de leidingen liggen
vloeren.empty               | 70    | tick           | no       | Besproken is wie de kamers leegmaakt

elektra.groups              | 10    | number groepen | yes      | Groepen zijn geteld, met hoeveel er vrij zijn
elektra.residual            | 20    | number stuks   | yes      | Aardlekschakelaars zijn geteld en getest
elektra.wires               | 30    | photo          | yes      | Draden zijn bekeken in drie dozen: soort en staat
elektra.earth               | 40    | tick           | yes      | Aarding is gemeten
elektra.supply              | 50    | tick           | yes      | Aansluiting is bekend: 1 of 3 fasen, en hoeveel ampère
elektra.routes              | 60    | tick           | no       | Weg van de leidingen is bekeken: buizen, vloer en plafond
elektra.points              | 70    | tick           | no       | Plekken van stopcontacten en licht zijn aangewezen

isolatie.size               | 10    | number m²      | yes      | Delen die we isoleren zijn nagemeten
isolatie.cavity             | 20    | number cm      | yes      | Breedte van de spouw is gemeten
isolatie.inside             | 30    | photo          | yes      | In de spouw is gekeken: leeg, schoon en droog
isolatie.crawl              | 40    | number cm      | no       | Hoogte van de kruipruimte is gemeten
isolatie.damp               | 50    | photo          | yes      | Vocht, scheuren en voegwerk zijn vastgelegd
isolatie.air                | 60    | tick           | yes      | Ventilatie is bekeken: roosters en afzuiging
isolatie.animals            | 70    | tick           | yes      | Vleermuizen en vogels: er is gekeken of ze er zijn
`
