import type { TradeText } from "./trade.ts"

/** What is done, where, and the words that tell nothing. */
export const common: TradeText = {
  words: `
kind     | says        | words
action   | remove      | slopen sloop sloopwerk demontage verwijderen verwijdering weghalen wegbreken afbreken uitbreken openbreken breken strippen demonteren ontmantelen uithalen hakken uithakken afhakken wegnemen afnemen uitslopen opbreken afsteken afbikken bikken uitbikken afkrabben lostrekken uittrekken lossen weg eruit eraf leegtrekken afzagen wegzagen afkoppelen
action   | place       | plaatsen monteren montage aanbrengen leveren levering installeren installatie maken ophangen bouwen timmeren inbouwen aanleggen aanleg bevestigen realiseren stellen toevoegen bijplaatsen bijmaken erin erop erbij opbouwen inrichten optrekken aanplakken plakken lijmen verlijmen voorzien optimmeren inmetselen bijzetten spuiten dichtzetten trekken storten bijplaatsing
action   | place zet   | zetten neerzetten
action   | place leg   | leggen beleggen belegd gelegd
action   | replace     | vervangen vervanging vernieuwen vernieuwing wisselen verwisselen omwisselen ruilen inruilen
action   | renovate    | renoveren renovatie verbouwen verbouwing vernieuwbouw moderniseren
action   | repair      | repareren reparatie herstellen herstel herstelwerk bijwerken opknappen dichten bijstucen
action   | move        | verplaatsen verleggen omleggen verhangen verzetten verschuiven opschuiven verhuizen
action   | rehang      | terugplaatsen terughangen terugleggen terugzetten herplaatsen hergebruiken herleggen
action   | connect     | aansluiten aansluiting koppelen aankoppelen
action   | clean       | schoonmaken schoonmaak reinigen reiniging poetsen leegmaken schoonspuiten
action   | search      | opsporen zoeken opzoeken nakijken controleren inspecteren inspectie onderzoeken onderzoek
action   | haul        | afvoeren afvoering wegbrengen stort milieustraat
action   | finish      | afwerken afwerking opleveren
action   | hang        | afhangen afgehangen
action   | adapt       | zagen draaien afmonteren schroeven bijschaven schaven bijstellen afstellen vastzetten vastleggen vastmaken aandraaien uitzagen inzagen doorzagen bijzagen aanpassen verstevigen versterken ontluchten bijvullen omdraaien verbreden vergroten verhogen afmaken afbouwen ontkoppelen zemen smeren wegwerken
action   | extend      | uitbreiden uitbreiding
action   | treat       | bewerken impregneren schuren opschuren behandelen
surface  | wand        | wand muur
surface  | vloer       | vloer
surface  | plafond     | plafond
place    | badkamer    | badkamer badkmr badk bdkmr natte_cel
place    | kamer       | kamer slaapkamer slpkmr woonkamer wnkmr huiskamer kinderkamer logeerkamer eetkamer werkkamer voorkamer achterkamer gang hal entree overloop trapgat_wanden zolder vliering kelder bijkeuken berging schuur garage kantoor washok wasruimte inloopkast speelkamer zolderkamer slk slpk wk sk serre
place    | tuin        | tuin achtertuin voortuin erf achterom
place    | tuin terras | terras oprit stoep tuinpad inrit patio
place    | terras      |
place    | woning      | woning huis appartement studio verdieping etage ruimte pand tussenwoning begane_grond bovenverdieping
place    | gevel       | gevel buitengevel voorgevel achtergevel zijgevel buitenmuur buitenwand kopgevel
place    | buiten      | buiten buitenom buitenzijde buitenkant buitenwerk
place    | binnen      | binnen binnenzijde binnenkant
material | hout        | hout houten hardhout hardhouten vuren grenen eiken meranti
material | kunststof   | kunststof plastic
material | aluminium   | aluminium alu
material | staal       | staal stalen ijzeren metalen
material | beton       | beton betonnen
material | zink        | zink zinken
material | steen       | steen stenen baksteen bakstenen
hint     | zet         |
hint     | leg         |
hint     | werk        |
hint     | compleet    | compleet complete volledig totaal totale gehele heel hele
hint     | basis       | basis eenvoudig simpel simpele goedkoop goedkope budget standaardkwaliteit voordelig
hint     | midden      | midden middenklasse gemiddeld standaard normaal normale
hint     | luxe        | luxe luxueus luxueuze exclusieve design hoogwaardig topklasse chique
hint     | dubbel      | dubbel dubbele tweepersoons
hint     | groot       | groot grote
hint     | dik         | dik dikke
hint     | hoog        | hoog hoge
hint     | elektrisch  | elektrisch elektrische
hint     | nieuw       | nieuw nieuwe nwe nw
hint     | extra       | extra bijkomend
hint     | oud         | oud oude ouwe
hint     | deels       | plaatselijk plaatselijke deels gedeeltelijk gedeelte paar stukje hoekje beschadigd vlek
caveat   | eigen       | ikea aangeleverd aangeleverde aanwezig_materiaal zelfgekocht eigen_materiaal arbeidsloon alleen_arbeid enkel_arbeid door_klant_geleverd van_klant door_klant van_opdrachtgever door_opdrachtgever zelf_gekocht gekocht arbeid
caveat   | niet        | niet geen nooit hoeft behoud behouden blijft blijven
caveat   | misschien   | optie optioneel eventueel eventuele stelpost pm misschien
caveat   | korting     | korting gratis prijs factuur betaling voorrijkosten uurloon
filler   | _           | de het een een dit dat deze die er daar hier van in op bij naar aan om te tot voor door over onder uit met en
filler   | _           | of als dan ook nog even graag svp aub a.u.b. is zijn wordt worden werd moet moeten mag kan kunnen wil willen
filler   | _           | gaat gaan komt komen hebben heeft heb we wij ik u uw jij hij zij ons onze mijn je hun zijn haar al alle alles
filler   | _           | allemaal overal elk elke ieder iedere andere ander
filler   | _           | bestaand bestaande huidig huidige aanwezig aanwezige
filler   | _           | klein kleine mooi mooie netjes strak strakke recht rechte glad gladde
filler   | _           | wit witte zwart zwarte grijs grijze antraciet antracietgrijs beige groen groene blauw blauwe rood rode bruin
filler   | _           | bruine creme kleur kleuren mat matte glans hoogglans zijdeglans
filler   | _           | keuze naar rondom rond langs tussen boven beneden onder achter naast tegen zonder beide links rechts linker
filler   | _           | rechter voor voorzijde achterzijde zijkant bovenkant onderkant hoek boven
filler   | _           | ca circa ongeveer plm plusminus min max minimaal maximaal samen stuk stuks stukken aantal maat maten afmeting
filler   | _           | afmetingen oppervlakte oppervlak lengte breedte hoogte diepte dikte
filler   | _           | per keer maal laag lagen laags laagje werk werkzaamheden werken klus klussen klusje diversen diverse benodigd
filler   | _           | benodigde noodzakelijk nodig materiaal materialen toebehoren bijbehorend bijbehorende incl inclusief excl
filler   | _           | exclusief btw
filler   | _           | haal halen breng brengen ga doen laten let zo snel mogelijk later eerst daarna vervolgens tenslotte tevens
filler   | _           | alsmede plus
filler   | _           | grohe geberit villeroy boch duravit hansgrohe sphinx siemens bosch miele hager gira jung busch niko philips
filler   | _           | sigma histor sikkens flexa quickstep moduleo mosa porcelanosa knauf fermacell remeha nefit intergas vaillant
filler   | _           | atag daikin toon nest somfy
filler   | _           | antislip led dimbaar dekkend gerectificeerd gerectificeerde waterbestendig waterdichte rond ronde vierkant
filler   | _           | vierkante enkel enkele smal smalle breed brede hoogwaardige duurzaam duurzame opnieuw weer terug egaal
filler   | _           | strakgetrokken loodrecht waterpas zwevend zwevende vrijstaand vrijstaande inbouw opbouwmodel randloos
filler   | _           | spatwaterdicht ip44 ip65 eiken-look houtlook betonlook-tegel marmerlook natuurlijk moderne modern bestaat vast
filler   | _           | vaste los losse
filler   | _           | ligt liggende staat staande hangt hangende zit gemaakt gedaan
filler   | _           | klant opdrachtgever bewoner volgens tekening foto eventjes beetje gewoon gewone type soort stijl landelijk
filler   | _           | model merk nr nummer
filler   | _           | hoi hallo groet groeten bedankt dank goedemorgen goedemiddag alvast beste super oke ok ja svp. s.v.p.
filler   | _           | afm str st mnd week dag dagen uur rest restant overige plek plaats plekken zelfde dezelfde
`,
  works: `
needs          | does                    | in                                       | with             | not | gives                          | besides
puin           | place remove haul clean |                                          | afvoer container |     | general.waste 3                |
container      | place haul              |                                          |                  |     | general.waste 6                |
kamer/woning   | clean                   |                                          |                  |     | general.finalCleaning 4        | explicit
bouwschoonmaak | place clean             |                                          |                  |     | general.finalCleaning 4        |
afdek          | place                   |                                          | vloer            |     | general.protection floor       |
stofscherm     | place                   |                                          |                  |     | general.dustScreen             |
asbest         | search                  |                                          |                  |     | general.asbestosSurvey         |
rolsteiger     | place                   |                                          |                  |     | kozijnen.rollingScaffold       |
hoogwerker     | place                   |                                          |                  |     | kozijnen.aerialPlatform        |
ladderlift     | place                   |                                          |                  |     | lifting.ladderLift             |
kraanwagen     | place                   |                                          |                  |     | lifting.crane                  |
steiger        | place                   | dakwerk_hellend dakwerk_plat kozijnen isolatie gevel complete_renovatie aanbouw |                  |     | dakwerk_hellend.scaffold asked |
steiger        | place                   | opbouw                                   |                  |     | opbouw.scaffold asked          |
`,
}

export const commonThings: TradeText = {
  words: `
kind  | says           | words
thing | balkon         | balkon loggia
thing | container      | container afvalcontainer puincontainer puinbak
thing | bouwschoonmaak | eindschoonmaak bouwschoonmaak opleverschoonmaak
thing | afdek          | afdekken afdekking stucloper afplakken
thing | stofscherm     | stofscherm stofwand stofdeur stofschot stofdicht
thing | asbest         | asbest asbestonderzoek asbestinventarisatie
thing | rolsteiger     | rolsteiger
thing | hoogwerker     | hoogwerker
thing | ladderlift     | ladderlift verhuislift
thing | kraanwagen     | kraanwagen hijskraan telekraan
thing | steiger        | steiger steigerwerk
cover | puin           | puin afval sloopafval bouwafval grofvuil puinafval bouwpuin
`,
}
