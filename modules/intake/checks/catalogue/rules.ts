/**
 * Of what one must be warned on site. `when`: conditions that must all hold, in the words of the questionnaires
 * (`quotes/catalogue`), besides `type` of job and numbers of the list (`elektra.residual < 1`); each line is a case of
 * its own. `stops`: no work may begin before it is settled, so that it stands in the planning too.
 *
 * Figures that no source of a rule sets, as read in November 2026: houses got earth and residual current devices from
 * 1975 or from 1985, by who tells it, and the later year is taken; a dormer of 1.75 m and an extension of 4 m went
 * without a permit by the old Besluit omgevingsrecht, from which a municipality may differ by now; edges of 12 cm and a
 * fall of 16 mm per metre are what roofers go by.
 */
export const ruleTable = `
## asbestos | Asbest: eerst een inventarisatie
when   | bouwjaar < 1994
stops  | yes
why    | In gebouwen van voor 1994 kan asbest zitten: in platen, kokers, vloerzeil, lijm en dakbeschot. Wie het breekt of zaagt, ademt vezels in.
do     | Laat voor het slopen een asbestinventarisatie maken. Een rapport van meer dan drie jaar oud telt niet. Zit er asbest, meld dat dan vier weken vooraf bij de gemeente, met het rapport erbij.
who    | Onderzoek en verwijdering doet een gecertificeerd bedrijf. Een bewoner mag zelf hooguit 35 m² geschroefde platen, vloertegels of losse vloerbedekking weghalen, na een melding.
source | Arbobesluit, artikel 4.54a; Asbestverwijderingsbesluit 2005; Besluit bouwwerken leefomgeving (Bbl), artikel 7.10 en 7.11

## load | Vloer: let op het gewicht
when   | type is badkamer/keuken/vloeren/complete_renovatie, verdieping >= 1
when   | badkamer_vloer is hout
when   | type is opbouw
why    | Een verdiepingsvloer is berekend op 175 kg per m² aan mensen en spullen, een oude vaak op minder. Een dekvloer met tegels, een vol bad of een stapel platen weegt snel meer.
do     | Bekijk balken en overspanning, bij een opbouw ook muren en fundering, en reken het nieuwe gewicht na. Leg materiaal en puin niet op één plek. Bij twijfel gaat er niets op de vloer.
who    | Een constructeur rekent het na.
source | NEN-EN 1991-1-1 met nationale bijlage (1,75 kN per m²); bij verbouw NEN 8700 (Bbl)

## gas | Gas: alleen een gecertificeerd bedrijf
when   | type is keuken
when   | complete_renovatie_bron is ketel/hybride/warmtepomp
when   | complete_renovatie_onderdelen is keuken
why    | Bij een ketel, geiser of gashaard die verkeerd hangt, kan koolmonoxide vrijkomen. Een lek in de leiding geeft gevaar voor ontploffing.
do     | Draai de gaskraan dicht voor het slopen en dop de leiding af. Laat de leiding na het werk op lekken testen. Blijf van de ketel en zijn afvoer af, en laat er ook niemand aan werken die het certificaat niet heeft.
who    | Aan ketel, geiser, gashaard, luchttoevoer en rookgasafvoer werkt alleen een bedrijf met een CO-certificaat. De gasleiding legt een gasinstallateur.
source | Bbl, certificering van werk aan gasverbrandingsinstallaties (Stb. 2020, 348, de Gasketelwet), verplicht sinds 1 april 2023; NEN 1078 voor de leiding (Bbl, artikel 4.200)

## wiring | Oude bedrading: meet voor u aansluit
when   | type is badkamer/keuken/complete_renovatie/aanbouw/opbouw/elektra, bouwjaar < 1985
when   | elektra_bedrading is deels/alles
when   | elektra.residual < 1
why    | In oudere huizen hebben leidingen vaak geen aarde, en isolatie van stof of rubber brokkelt af als u de draad beweegt. Zonder aardlekschakelaar is een badkamer niet veilig.
do     | Schakel de spanning uit, vergrendel de groep en meet na. Sluit niets nieuws aan op oude draden. Wat nieuw is, wordt geaard en komt achter een aardlekschakelaar van 30 mA.
who    | Een vakbekwaam elektromonteur, aangewezen volgens NEN 3140.
source | NEN 1010 voor wat nieuw wordt gelegd; NEN 3140 voor veilig werken (Arbobesluit, artikel 3.4 en 3.5)

## monument | Monument: eerst overleg met de gemeente
when   | monument is ja
stops  | yes
why    | Aan een monument mag niets veranderen zonder toestemming, vaak ook binnen niet. In een beschermd stadsgezicht gaat het om slopen en om de buitenkant.
do     | Vraag de gemeente wat er mag en vraag de vergunning aan. Sloop niets voor zij er is, ook geen tegels of plafonds.
who    | De gemeente beslist. De eigenaar vraagt aan, of machtigt ons.
source | Omgevingswet, artikel 5.1, eerste lid, onder b, voor een rijksmonument; omgevingsplan of erfgoedverordening van de gemeente voor andere

## permit | Vergunning: vraag na of zij nodig is
when   | type is opbouw
when   | type is dakkapel, dakkapel_plaats is voor/zij
when   | dakkapel_hoogte >= 1.76
when   | aanbouw_diepte >= 4.01
when   | aanbouw_doorbraak is open/doorgang
when   | complete_renovatie_muren is dragend
stops  | yes
why    | Wat hoger of dieper is dan de vrije maten, of aan de straat ligt, mag meestal alleen met een vergunning. Dat geldt ook als er iets verandert aan wat het huis draagt.
do     | Doe de vergunningcheck in het Omgevingsloket en bewaar de uitkomst bij het project. Laat van een dragende muur eerst een berekening maken. Is een vergunning nodig, begin dan niet voor zij er is.
who    | De eigenaar vraagt aan, of machtigt ons. Een constructeur maakt de berekening.
source | Omgevingswet, artikel 5.1; Bbl, artikel 2.25 tot en met 2.27, voor wat het huis draagt; omgevingsplan van de gemeente voor plaats en maten

## flatRoof | Plat dak: waterdicht tot en met de rand
when   | type is dakwerk_plat/dakkapel/opbouw
when   | aanbouw_dak is plat
why    | Een plat dak lekt bijna altijd bij de opstand, de afvoer of een naad, en blijft nat waar het water niet weg kan. Is de afvoer verstopt, dan kan het onder het water bezwijken.
do     | Leg het op afschot van 16 mm per meter naar een afvoer, met een noodoverloop. Houd de dakrand minstens 12 cm boven de afwerking en de opstand tegen een muur hoger. Ga elke avond droog weg. Werk bij hout, isolatie en randen zonder open vlam.
who    | Een dakdekker die opgeleid is voor dit materiaal en voor brandveilig werken.
source | Vakrichtlijn gesloten dakbedekkingssystemen; NEN 6050 voor brandveilig werken; NEN-EN 1991-1-3 met nationale bijlage voor de noodafvoer

## glass | Glas dicht bij de vloer: veiligheidsglas
when   | type is kozijnen
when   | aanbouw_pui is schuifpui/openslaand/vouwwand
when   | isolatie_onderdelen is glas
why    | In glas dat lager begint dan 85 cm boven de vloer kan iemand lopen of vallen. Gewoon glas breekt dan in scherven.
do     | Meet van elke ruit hoe hoog zij boven de vloer begint. Neem onder de 85 cm gelaagd of gehard glas, en gelaagd glas waar iemand door de ruit naar beneden kan vallen. Wil de klant het niet, leg dat dan vast.
who    | De leverancier van het glas bepaalt de samenstelling, een glaszetter plaatst het.
source | NEN 3569; NEN 2608, die het Bbl aanwijst

## animals | Vleermuizen en vogels: eerst onderzoek
when   | isolatie_onderdelen is spouw
when   | dakwerk_hellend_werk is vernieuwen/hergebruik
why    | In spouwmuren en onder dakpannen wonen vleermuizen, huismussen en gierzwaluwen. Wie hen stoort of insluit, overtreedt de wet, ook als hij ze niet zag.
do     | Vraag de gemeente of er een soortenmanagementplan is en wat u daarmee mag. Is het er niet, laat dan eerst een ecologische quickscan doen. Werk buiten het broedseizoen en de winterslaap.
who    | Een ecoloog onderzoekt het. De provincie beslist of het mag.
source | Omgevingswet, artikel 5.1, tweede lid, onder g (flora- en fauna-activiteit); Raad van State 2 augustus 2023, ECLI:NL:RVS:2023:2969
`
