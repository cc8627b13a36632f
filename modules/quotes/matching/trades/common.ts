import type { Trade } from "./trade.ts"

/** What is done, where, and the words that tell nothing. */
export const common: Trade = {
  words: {
    action: {
      remove:
        "slopen sloop sloopwerk demontage verwijderen verwijdering weghalen wegbreken afbreken uitbreken openbreken breken strippen demonteren ontmantelen uithalen hakken uithakken afhakken wegnemen afnemen uitslopen opbreken afsteken afbikken bikken uitbikken afkrabben lostrekken uittrekken lossen weg eruit eraf leegtrekken afzagen wegzagen afkoppelen",
      place:
        "plaatsen monteren montage aanbrengen leveren levering installeren installatie maken ophangen bouwen timmeren inbouwen aanleggen aanleg bevestigen realiseren stellen toevoegen bijplaatsen bijmaken erin erop erbij opbouwen inrichten optrekken aanplakken plakken lijmen verlijmen voorzien optimmeren inmetselen bijzetten spuiten dichtzetten trekken storten bijplaatsing",
      "place zet": "zetten neerzetten",
      "place leg": "leggen beleggen belegd gelegd",
      replace: "vervangen vervanging vernieuwen vernieuwing wisselen verwisselen omwisselen ruilen inruilen",
      renovate: "renoveren renovatie verbouwen verbouwing vernieuwbouw moderniseren",
      repair: "repareren reparatie herstellen herstel herstelwerk bijwerken opknappen dichten bijstucen",
      move: "verplaatsen verleggen omleggen verhangen verzetten verschuiven opschuiven verhuizen",
      rehang: "terugplaatsen terughangen terugleggen terugzetten herplaatsen hergebruiken herleggen",
      connect: "aansluiten aansluiting koppelen aankoppelen",
      clean: "schoonmaken schoonmaak reinigen reiniging poetsen leegmaken schoonspuiten",
      search: "opsporen zoeken opzoeken nakijken controleren inspecteren inspectie onderzoeken onderzoek",
      haul: "afvoeren afvoering wegbrengen stort milieustraat",
      finish: "afwerken afwerking opleveren",
      hang: "afhangen afgehangen",
      adapt:
        "zagen draaien afmonteren schroeven bijschaven schaven bijstellen afstellen vastzetten vastleggen vastmaken aandraaien uitzagen inzagen doorzagen bijzagen aanpassen verstevigen versterken ontluchten bijvullen omdraaien verbreden vergroten verhogen afmaken afbouwen ontkoppelen zemen smeren wegwerken",
      extend: "uitbreiden uitbreiding",
      treat: "bewerken impregneren schuren opschuren behandelen",
    },
    surface: { wand: "wand muur", vloer: "vloer", plafond: "plafond" },
    place: {
      badkamer: "badkamer badkmr badk bdkmr natte_cel",
      kamer:
        "kamer slaapkamer slpkmr woonkamer wnkmr huiskamer kinderkamer logeerkamer eetkamer werkkamer voorkamer achterkamer gang hal entree overloop trapgat_wanden zolder vliering kelder bijkeuken berging schuur garage kantoor washok wasruimte inloopkast speelkamer zolderkamer slk slpk wk sk serre",
      tuin: "tuin achtertuin voortuin erf achterom",
      "tuin terras": "terras oprit stoep tuinpad inrit patio",
      terras: "",
      woning:
        "woning huis appartement studio verdieping etage ruimte pand tussenwoning begane_grond bovenverdieping",
      gevel: "gevel buitengevel voorgevel achtergevel zijgevel buitenmuur buitenwand kopgevel",
      buiten: "buiten buitenom buitenzijde buitenkant buitenwerk",
      binnen: "binnen binnenzijde binnenkant",
    },
    material: {
      hout: "hout houten hardhout hardhouten vuren grenen eiken meranti",
      kunststof: "kunststof plastic",
      aluminium: "aluminium alu",
      staal: "staal stalen ijzeren metalen",
      beton: "beton betonnen",
      zink: "zink zinken",
      steen: "steen stenen baksteen bakstenen",
    },
    hint: {
      zet: "",
      leg: "",
      werk: "",
      compleet: "compleet complete volledig totaal totale gehele heel hele",
      basis: "basis eenvoudig simpel simpele goedkoop goedkope budget standaardkwaliteit voordelig",
      midden: "midden middenklasse gemiddeld standaard normaal normale",
      luxe: "luxe luxueus luxueuze exclusieve design hoogwaardig topklasse chique",
      dubbel: "dubbel dubbele tweepersoons",
      groot: "groot grote",
      dik: "dik dikke",
      hoog: "hoog hoge",
      elektrisch: "elektrisch elektrische",
      nieuw: "nieuw nieuwe nwe nw",
      extra: "extra bijkomend",
      oud: "oud oude ouwe",
      deels: "plaatselijk plaatselijke deels gedeeltelijk gedeelte paar stukje hoekje beschadigd vlek",
    },
    caveat: {
      eigen:
        "ikea aangeleverd aangeleverde aanwezig_materiaal zelfgekocht eigen_materiaal arbeidsloon alleen_arbeid enkel_arbeid door_klant_geleverd van_klant door_klant van_opdrachtgever door_opdrachtgever zelf_gekocht gekocht arbeid",
      niet: "niet geen nooit hoeft behoud behouden blijft blijven",
      misschien: "optie optioneel eventueel eventuele stelpost pm misschien",
      korting: "korting gratis prijs factuur betaling voorrijkosten uurloon",
    },
    filler: {
      _: "de het een een dit dat deze die er daar hier van in op bij naar aan om te tot voor door over onder uit met en of als dan ook nog even graag svp aub a.u.b. is zijn wordt worden werd moet moeten mag kan kunnen wil willen gaat gaan komt komen hebben heeft heb we wij ik u uw jij hij zij ons onze mijn je hun zijn haar al alle alles allemaal overal elk elke ieder iedere andere ander bestaand bestaande huidig huidige aanwezig aanwezige klein kleine mooi mooie netjes strak strakke recht rechte glad gladde wit witte zwart zwarte grijs grijze antraciet antracietgrijs beige groen groene blauw blauwe rood rode bruin bruine creme kleur kleuren mat matte glans hoogglans zijdeglans keuze naar rondom rond langs tussen boven beneden onder achter naast tegen zonder beide links rechts linker rechter voor voorzijde achterzijde zijkant bovenkant onderkant hoek boven ca circa ongeveer plm plusminus min max minimaal maximaal samen stuk stuks stukken aantal maat maten afmeting afmetingen oppervlakte oppervlak lengte breedte hoogte diepte dikte per keer maal laag lagen laags laagje werk werkzaamheden werken klus klussen klusje diversen diverse benodigd benodigde noodzakelijk nodig materiaal materialen toebehoren bijbehorend bijbehorende incl inclusief excl exclusief btw haal halen breng brengen ga doen laten let zo snel mogelijk later eerst daarna vervolgens tenslotte tevens alsmede plus grohe geberit villeroy boch duravit hansgrohe sphinx siemens bosch miele hager gira jung busch niko philips sigma histor sikkens flexa quickstep moduleo mosa porcelanosa knauf fermacell remeha nefit intergas vaillant atag daikin toon nest somfy antislip led dimbaar dekkend gerectificeerd gerectificeerde waterbestendig waterdichte rond ronde vierkant vierkante enkel enkele smal smalle breed brede hoogwaardige duurzaam duurzame opnieuw weer terug egaal strakgetrokken loodrecht waterpas zwevend zwevende vrijstaand vrijstaande inbouw opbouwmodel randloos spatwaterdicht ip44 ip65 eiken-look houtlook betonlook-tegel marmerlook natuurlijk moderne modern bestaat vast vaste los losse ligt liggende staat staande hangt hangende zit gemaakt gedaan klant opdrachtgever bewoner volgens tekening foto eventjes beetje gewoon gewone type soort stijl landelijk model merk nr nummer hoi hallo groet groeten bedankt dank goedemorgen goedemiddag alvast beste super oke ok ja svp. s.v.p. afm str st mnd week dag dagen uur rest restant overige plek plaats plekken zelfde dezelfde",
    },
  },
  works: [
    {
      needs: "puin",
      does: "place remove haul clean",
      with: "afvoer container",
      gives: [["general.waste", 3]],
    },
    { needs: "container", does: "place haul", gives: [["general.waste", 6]] },
    { needs: "kamer|woning", does: "clean", explicit: true, gives: [["general.finalCleaning", 4]] },
    { needs: "bouwschoonmaak", does: "place clean", gives: [["general.finalCleaning", 4]] },
    { needs: "afdek", does: "place", with: "vloer", gives: [["general.protection", "floor"]] },
    { needs: "stofscherm", does: "place", gives: [["general.dustScreen"]] },
    { needs: "asbest", does: "search", gives: [["general.asbestosSurvey"]] },
    { needs: "rolsteiger", does: "place", gives: [["kozijnen.rollingScaffold"]] },
    { needs: "hoogwerker", does: "place", gives: [["kozijnen.aerialPlatform"]] },
    { needs: "ladderlift", does: "place", gives: [["lifting.ladderLift"]] },
    { needs: "kraanwagen", does: "place", gives: [["lifting.crane"]] },
    {
      needs: "steiger",
      does: "place",
      in: "dakwerk_hellend dakwerk_plat kozijnen isolatie gevel complete_renovatie aanbouw",
      gives: [["dakwerk_hellend.scaffold", "asked"]],
    },
    { needs: "steiger", does: "place", in: "opbouw", gives: [["opbouw.scaffold", "asked"]] },
  ],
}

export const commonThings: Trade = {
  words: {
    thing: {
      balkon: "balkon loggia",
      container: "container afvalcontainer puincontainer puinbak",
      bouwschoonmaak: "eindschoonmaak bouwschoonmaak opleverschoonmaak",
      afdek: "afdekken afdekking stucloper afplakken",
      stofscherm: "stofscherm stofwand stofdeur stofschot stofdicht",
      asbest: "asbest asbestonderzoek asbestinventarisatie",
      rolsteiger: "rolsteiger",
      hoogwerker: "hoogwerker",
      ladderlift: "ladderlift verhuislift",
      kraanwagen: "kraanwagen hijskraan telekraan",
      steiger: "steiger steigerwerk",
    },
    cover: { puin: "puin afval sloopafval bouwafval grofvuil puinafval bouwpuin" },
  },
  works: [],
}
