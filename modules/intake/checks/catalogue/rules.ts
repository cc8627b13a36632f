/**
 * Of what one must be warned on site. `when`: conditions that must all hold, in the words of the questionnaires
 * (`quotes/catalogue`), besides `type` of job and numbers of the list (`elektra.residual < 1`); each line is a case of
 * its own. `stops`: no work may begin before it is settled, so that it stands in the planning too.
 */
export const ruleTable = `
## asbestos | Asbest: eerst een inventarisatie
when   | bouwjaar < 1994
stops  | yes
why    | In gebouwen met een bouwvergunning van voor 1994 kan asbest zitten: in platen, kokers, vloerzeil, lijm en dakbeschot.
do     | Laat voor het slopen een asbestinventarisatie maken. Zit er asbest, doe dan vier weken vooraf een sloopmelding bij de gemeente, met het rapport erbij. Een rapport geldt drie jaar.
who    | Onderzoek en verwijdering doet een gecertificeerd bedrijf. Een bewoner mag zelf hooguit 35 m² geschroefde platen of losse vloertegels weghalen.
source | Asbestverwijderingsbesluit 2005; Besluit bouwwerken leefomgeving (Bbl), hoofdstuk 7

## load | Verdiepingsvloer: let op het gewicht
when   | type is badkamer/keuken/vloeren/complete_renovatie, verdieping >= 1
when   | type is opbouw
why    | Een dekvloer, tegels, een vol bad of een stapel platen wegen snel meer dan een houten verdiepingsvloer kan dragen.
do     | Bekijk balken en overspanning en reken het gewicht na. Zet materiaal en puin niet op één plek. Bij twijfel gaat er niets op de vloer.
who    | Een constructeur rekent het na.
source | NEN-EN 1991-1-1 met nationale bijlage: 175 kg per m² voor vloeren van woningen; Bbl, hoofdstuk 4 en 5

## gas | Gas: alleen een gecertificeerd bedrijf
when   | type is keuken
when   | complete_renovatie_bron is ketel/hybride/warmtepomp
why    | Bij een ketel, geiser of gashaard die verkeerd hangt, kan koolmonoxide vrijkomen. Een lek in de leiding geeft gevaar voor ontploffing.
do     | Draai de gaskraan dicht voor het slopen en dop de leiding af. Laat de leiding na het werk op lekken testen. Blijf van de ketel en zijn afvoer af.
who    | Aan ketel, geiser, gashaard en hun afvoer werkt alleen een bedrijf met een CO-certificaat. De gasleiding legt een erkend installateur.
source | Gasketelwet: CO-certificaat verplicht sinds 1 april 2023 (Stb. 2020, 348; Bbl); NEN 1078 voor gasleidingen

## wiring | Oude bedrading: meet voor u aansluit
when   | type is badkamer/keuken/complete_renovatie/aanbouw/opbouw/elektra, bouwjaar < 1980
when   | elektra_bedrading is deels/alles
when   | elektra.residual < 1
why    | Oude leidingen hebben vaak geen aarde, en hun isolatie brokkelt af als u ze beweegt. Zonder aardlekschakelaar is een badkamer niet veilig.
do     | Schakel de spanning uit, vergrendel de groep en meet na. Sluit niets nieuws aan op oude draden. Wat nieuw is, wordt geaard en komt achter een aardlekschakelaar van 30 mA.
who    | Een vakbekwaam elektromonteur, aangewezen volgens NEN 3140.
source | NEN 1010 voor de installatie; NEN 3140 voor veilig werken (Arbobesluit, artikel 3.4 en 3.5)

## monument | Monument: eerst overleg met de gemeente
when   | monument is ja
why    | Aan een monument mag niets veranderen zonder toestemming, vaak ook binnen niet.
do     | Vraag de gemeente wat er mag en vraag de vergunning aan. Sloop niets voor zij er is, ook geen tegels of plafonds.
who    | De gemeente beslist. De eigenaar vraagt aan, of machtigt ons.
source | Omgevingswet, artikel 5.1; Erfgoedwet; omgevingsplan van de gemeente

## permit | Vergunning: vraag na of zij nodig is
when   | type is opbouw
when   | type is dakkapel, dakkapel_plaats is voor/zij
when   | dakkapel_hoogte >= 1.76
when   | aanbouw_diepte >= 4.01
why    | Wat hoger of dieper is dan de vrije maten, of aan de straat ligt, mag meestal alleen met een vergunning.
do     | Doe de vergunningcheck in het Omgevingsloket en bewaar de uitkomst bij het project. Begin niet voor het besluit er is.
who    | De eigenaar vraagt aan, of machtigt ons.
source | Omgevingswet; Bbl, artikel 2.29; omgevingsplan van de gemeente

## flatRoof | Plat dak: waterdicht tot en met de rand
when   | type is dakwerk_plat/dakkapel/opbouw
when   | aanbouw_dak is plat
why    | Een plat dak lekt bijna altijd bij de opstand, de afvoer of een naad, en blijft nat waar het water niet weg kan.
do     | Leg het af met afschot naar een afvoer en een noodoverloop. Houd de opstand minstens 12 cm boven de afwerking. Ga elke avond droog weg. Werk bij hout, isolatie en randen zonder open vlam.
who    | Een dakdekker die opgeleid is voor dit materiaal en voor brandveilig werken.
source | Vakrichtlijn gesloten dakbedekkingssystemen; NEN 6050 voor brandveilig werken
`
