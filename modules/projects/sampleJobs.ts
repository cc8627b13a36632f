import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { CommitmentCategory } from "./commitments/schema.ts"
import type { CostCategory, ProjectStatus } from "./schema.ts"

/** A job of the invented company, with its days counted from the week it is. */
export interface Job {
  name: string
  description: string
  types: ProjectType[]
  customer: [name: string, mailbox: string]
  site: [street: string, postcode: string, place: string, latitude: number, longitude: number]
  status: ProjectStatus
  /** Week and weekday of begin and end: [0, 1] is Monday of this week. */
  days?: [begin: [week: number, weekday: number], end: [week: number, weekday: number]]
  progress?: number
  /** Excluding VAT; null: no price yet. */
  net: number | null
  team: string[]
  /** Hours with the part of the time that had passed by then. */
  hours?: [description: string, hours: number, part: number][]
  bought?: [category: CostCategory, description: string, euros: number, part: number][]
  /** Ordered, and expected in so many days. */
  ordered?: [
    category: CommitmentCategory,
    supplier: string,
    description: string,
    euros: number,
    inDays: number,
  ][]
}

export const jobs: Job[] = [
  {
    name: "Badkamer familie De Jonge",
    description:
      "Badkamer op de verdieping helemaal vernieuwen: inloopdouche, wandcloset en vloerverwarming. Bewoners slapen thuis; water elke dag om 16.30 uur weer aan.",
    types: ["badkamer"],
    customer: ["Familie De Jonge", "dejonge"],
    site: ["Julianastraat 14", "4301 EK", "Zierikzee", 51.6532, 3.9187],
    status: "active",
    days: [
      [-2, 1],
      [1, 5],
    ],
    progress: 55,
    net: 15_290,
    team: ["daan", "joost"],
    hours: [
      ["Daan en Joost: slopen en afvoeren", 32, 0.1],
      ["Joost: leidingwerk en inbouwreservoir", 30, 0.5],
      ["Daan: wanden uitvlakken en voorbehandelen", 16, 0.9],
      ["Daan en Joost: tegelwerk wanden", 14, 1],
    ],
    bought: [
      ["transport", "Puincontainer 6 m³", 385, 0.1],
      ["material", "Leidingwerk, inbouwdelen en vloerverwarming", 1_486.4, 0.4],
      ["material", "Wand- en vloertegels met lijm en voegmiddel", 1_920.75, 0.8],
    ],
    ordered: [
      ["material", "Sanitair Walcheren", "Inloopdouche, wandcloset en meubel", 2_480, -3],
      ["subcontractor", "Elektro Duiveland", "Vloerverwarming aansluiten en spots", 640, 4],
      ["transport", "Container Schouwen", "Tweede puincontainer 6 m³", 385, 8],
    ],
  },
  {
    name: "Aanbouw familie Boogert",
    description:
      "Aanbouw van 24 m² aan de achterzijde met lichtstraat en hefschuifpui. Fundering op staal, spouwmuur in de kleur van het huis.",
    types: ["aanbouw", "elektra"],
    customer: ["Familie Boogert", "boogert"],
    site: ["Hogezoom 31", "4328 EE", "Burgh-Haamstede", 51.6961, 3.7432],
    status: "active",
    days: [
      [-5, 1],
      [5, 5],
    ],
    progress: 45,
    net: 61_200,
    team: ["bram", "sander"],
    hours: [
      ["Sander: uitzetten, grondwerk en bekisting", 56, 0.15],
      ["Bram en Sander: fundering en begane grondvloer", 64, 0.35],
      ["Sander: metselwerk binnenblad", 72, 0.7],
      ["Sander: balklaag en dakbeschot", 24, 1],
    ],
    bought: [
      ["subcontractor", "Kraanmachinist: ontgraven en afvoeren", 2_140, 0.1],
      ["material", "Betonmortel, wapening en ribcassettevloer", 6_318.2, 0.3],
      ["material", "Kalkzandsteen, isolatie en gevelsteen", 8_904.55, 0.6],
      ["equipment", "Steiger, vier weken", 780, 0.7],
    ],
    ordered: [
      ["material", "Kozijnenfabriek Goes", "Hefschuifpui en lichtstraat", 9_850, 12],
      ["subcontractor", "Loodgieter De Bruijne", "Zinkwerk en hemelwaterafvoer", 3_200, 18],
    ],
  },
  {
    name: "Dakkapel mevrouw Van der Weele",
    description:
      "Prefab dakkapel van 3,5 meter aan de achterkant, kunststof kozijnen met ventilatieroosters. Kraan staat op de oprit van de buren: afgesproken.",
    types: ["dakkapel"],
    customer: ["T. van der Weele", "vanderweele"],
    site: ["Korte Moermondsweg 6", "4325 GD", "Renesse", 51.7335, 3.7719],
    status: "active",
    days: [
      [0, 1],
      [1, 4],
    ],
    progress: 20,
    net: 11_950,
    team: ["sander", "niels"],
    hours: [["Sander en Niels: steiger, pannen eraf, opening maken", 20, 1]],
    bought: [["subcontractor", "Prefab dakkapel, eerste termijn", 4_250, 0.5]],
  },
  {
    name: "Keuken familie Oele",
    description:
      "Keuken plaatsen en muur naar de eetkamer weghalen, met stalen ligger. Wacht op het natuurstenen blad van de leverancier.",
    types: ["keuken", "elektra"],
    customer: ["Familie Oele", "oele"],
    site: ["Van der Spiegelstraat 22", "4461 LD", "Goes", 51.5049, 3.8862],
    status: "active",
    days: [
      [-6, 1],
      [-1, 5],
    ],
    progress: 85,
    net: 19_860,
    team: ["joost", "niels"],
    hours: [
      ["Joost en Niels: stempelen, ligger stellen, puin", 48, 0.2],
      ["Joost: leidingen en groepen verleggen", 40, 0.45],
      ["Niels: stucplaat en schilderklaar", 44, 0.7],
      ["Joost en Niels: kasten plaatsen", 36, 1],
    ],
    bought: [
      ["subcontractor", "Constructeur: berekening ligger", 640, 0.05],
      ["material", "Stalen ligger met oplegging", 1_185, 0.2],
      ["material", "Keukenkasten en apparatuur", 7_940, 0.85],
      ["subcontractor", "Elektricien: nieuwe groep en krachtstroom", 1_120, 0.6],
    ],
  },
  {
    name: "Kozijnen havenpand",
    description:
      "Elf kozijnen vervangen door hardhout met triple glas, in de kleuren van de haven. Monument: vergunning is binnen.",
    types: ["kozijnen"],
    customer: ["Stichting Havenzicht", "havenzicht"],
    site: ["Haven Zuidzijde 9", "4318 AG", "Brouwershaven", 51.7278, 3.9118],
    status: "planned",
    days: [
      [1, 1],
      [2, 5],
    ],
    net: 27_400,
    team: ["sander", "niels"],
  },
  {
    name: "Vloeren en trap familie Hart",
    description: "Eikenhouten vloer op de begane grond, 62 m², en de trap bekleden.",
    types: ["vloeren"],
    customer: ["Familie Hart", "hart"],
    site: ["Kloosterweg 3", "4317 NA", "Noordgouwe", 51.6944, 3.9428],
    status: "planned",
    days: [
      [0, 4],
      [1, 3],
    ],
    net: 8_640,
    team: ["niels"],
  },
  {
    name: "Plat dak werkplaats",
    description: "EPDM op 90 m² plat dak met isolatie op afschot. Alleen bij droog weer.",
    types: ["dakwerk_plat", "isolatie"],
    customer: ["Fietsenmakerij De Spaak", "despaak"],
    site: ["Industrieweg 18", "4301 RR", "Zierikzee", 51.6431, 3.9284],
    status: "planned",
    days: [
      [2, 1],
      [2, 4],
    ],
    net: 12_275,
    team: ["daan", "joost"],
  },
  {
    name: "Zolder isoleren en aftimmeren",
    description: "Dak van binnenuit isoleren tot Rc 6, twee dakramen en een vaste kast.",
    types: ["isolatie"],
    customer: ["R. Padmos", "padmos"],
    site: ["Dorpsstraat 47", "4322 AA", "Scharendijke", 51.7371, 3.8427],
    status: "planned",
    days: [
      [3, 1],
      [4, 5],
    ],
    net: 9_180,
    team: ["daan"],
  },
  {
    name: "Dijkwoning renoveren",
    description:
      "Complete renovatie van een dijkwoning uit 1931. Eerst asbestinventarisatie en vergunning; daarna plannen we de bouw.",
    types: ["complete_renovatie"],
    customer: ["Familie Kooijman", "kooijman"],
    site: ["Zuiddijk 5", "4315 PA", "Dreischor", 51.6903, 3.9836],
    status: "planned",
    net: null,
    team: [],
  },
  {
    name: "Badkamer en toilet familie Quist",
    description: "Badkamer en toilet beneden, geschikt gemaakt voor later.",
    types: ["badkamer"],
    customer: ["Familie Quist", "quist"],
    site: ["Sterrelaan 12", "4327 AB", "Serooskerke", 51.6992, 3.8155],
    status: "completed",
    days: [
      [-7, 1],
      [-4, 5],
    ],
    progress: 100,
    net: 17_720,
    team: ["daan", "joost"],
    hours: [
      ["Daan en Joost: sloop en leidingwerk", 78, 0.3],
      ["Daan: tegelwerk en afbouw", 84, 0.9],
    ],
    bought: [
      ["material", "Sanitair en kranen", 3_612.3, 0.6],
      ["material", "Tegels en lijm", 1_874.2, 0.7],
      ["transport", "Puincontainer", 385, 0.1],
    ],
  },
  {
    name: "Dakkapel familie Bolijn",
    description: "Dakkapel van vijf meter met zinken bekleding.",
    types: ["dakkapel"],
    customer: ["Familie Bolijn", "bolijn"],
    site: ["Molenstraat 20", "4306 BC", "Nieuwerkerk", 51.6518, 3.9996],
    status: "completed",
    days: [
      [-11, 1],
      [-9, 4],
    ],
    progress: 100,
    net: 14_300,
    team: ["sander", "niels"],
    hours: [["Sander en Niels: dakkapel plaatsen en afwerken", 118, 0.8]],
    bought: [
      ["subcontractor", "Prefab dakkapel", 5_100, 0.5],
      ["equipment", "Mobiele kraan, halve dag", 520, 0.5],
    ],
  },
  {
    name: "Pannendak boerderij",
    description: "280 m² pannen vernieuwen, tengels en folie, goten in zink.",
    types: ["dakwerk_hellend"],
    customer: ["Maatschap Van Popering", "vanpopering"],
    site: ["Noordweg 2", "4316 PB", "Zonnemaire", 51.7142, 3.9475],
    status: "completed",
    days: [
      [-17, 1],
      [-13, 5],
    ],
    progress: 100,
    net: 38_900,
    team: ["sander", "daan", "niels"],
    hours: [
      ["Sander, Daan en Niels: pannen eraf, folie en tengels", 196, 0.4],
      ["Sander en Daan: pannen, nokken en goten", 172, 0.9],
    ],
    bought: [
      ["material", "Pannen, panlatten en folie", 11_240, 0.3],
      ["equipment", "Rolsteiger en dakrandbeveiliging", 1_460, 0.5],
      ["material", "Zinken goten", 2_310.8, 0.8],
    ],
  },
  {
    name: "Tuinkamer familie Lokker",
    description: "Tuinkamer van 18 m² met schuifpui en sedumdak.",
    types: ["aanbouw"],
    customer: ["Familie Lokker", "lokker"],
    site: ["Weststraat 8", "4321 AK", "Kerkwerve", 51.6831, 3.8755],
    status: "completed",
    days: [
      [-28, 1],
      [-19, 5],
    ],
    progress: 100,
    net: 46_750,
    team: ["bram", "sander"],
    hours: [
      ["Bram en Sander: ruwbouw", 232, 0.5],
      ["Sander: pui, dak en afwerking", 214, 0.9],
    ],
    bought: [
      ["material", "Fundering, hout en isolatie", 9_870, 0.3],
      ["material", "Schuifpui", 6_450, 0.6],
      ["subcontractor", "Hovenier: sedumdak", 2_180, 0.9],
    ],
  },
  {
    name: "Meterkast en laadpaal",
    description: "Groepenkast vernieuwen, drie fasen en een laadpunt op de oprit.",
    types: ["elektra"],
    customer: ["P. Kristelijn", "kristelijn"],
    site: ["Deltastraat 33", "4311 CE", "Bruinisse", 51.6617, 4.0938],
    status: "completed",
    days: [
      [-23, 3],
      [-23, 5],
    ],
    progress: 100,
    net: 3_460,
    team: ["joost"],
    hours: [["Joost: groepenkast en bekabeling", 22, 0.8]],
    bought: [["material", "Groepenkast, kabel en laadpunt", 1_388.5, 0.2]],
  },
  {
    name: "Keuken boven de winkel",
    description: "Compacte keuken in het appartement boven de winkel, met afvoer door het dak.",
    types: ["keuken"],
    customer: ["Bakkerij De Korenaar", "dekorenaar"],
    site: ["Melkmarkt 5", "4301 CB", "Zierikzee", 51.6507, 3.9153],
    status: "completed",
    days: [
      [-29, 1],
      [-28, 5],
    ],
    progress: 100,
    net: 13_150,
    team: ["joost", "niels"],
    hours: [["Joost en Niels: keuken plaatsen", 76, 0.7]],
    bought: [["material", "Keuken en afzuiging", 5_960, 0.5]],
  },
  {
    name: "Kozijnen vakantiehuis",
    description: "Vier kunststof kozijnen en een terrasdeur, vóór het seizoen klaar.",
    types: ["kozijnen"],
    customer: ["W. Steendijk", "steendijk"],
    site: ["Laone 14", "4325 EK", "Renesse", 51.7309, 3.7826],
    status: "completed",
    days: [
      [-34, 1],
      [-33, 4],
    ],
    progress: 100,
    net: 9_880,
    team: ["sander"],
    hours: [["Sander: kozijnen uitnemen en stellen", 58, 0.8]],
    bought: [["material", "Kozijnen met HR++ glas", 4_725, 0.2]],
  },
  {
    name: "Opbouw op de garage",
    description: "Extra kamer van 20 m² op de garage, houtskelet met gevelbekleding.",
    types: ["opbouw", "isolatie"],
    customer: ["Familie Den Boer", "denboer"],
    site: ["Ravelijnstraat 40", "4461 DK", "Goes", 51.5081, 3.8927],
    status: "completed",
    days: [
      [-46, 1],
      [-38, 5],
    ],
    progress: 100,
    net: 52_300,
    team: ["bram", "sander", "daan"],
    hours: [
      ["Bram, Sander en Daan: houtskelet en dak", 268, 0.5],
      ["Daan: aftimmeren en trap", 224, 0.9],
    ],
    bought: [
      ["material", "Houtskelet, isolatie en plaatmateriaal", 13_480, 0.3],
      ["material", "Gevelbekleding en kozijnen", 9_260, 0.6],
      ["subcontractor", "Stukadoor en schilder", 4_350, 0.95],
      ["subcontractor", "Constructeur", 1_250, 0.05],
    ],
  },
  {
    name: "Gevel isoleren en voegen",
    description: "Spouw laten vullen en het voegwerk van de voorgevel vernieuwen.",
    types: ["isolatie"],
    customer: ["Vereniging van eigenaren Nobelpoort", "nobelpoort"],
    site: ["Nobelstraat 2", "4301 BP", "Zierikzee", 51.6526, 3.9139],
    status: "completed",
    days: [
      [-44, 1],
      [-42, 5],
    ],
    progress: 100,
    net: 21_600,
    team: ["niels"],
    hours: [["Niels: voegwerk uithakken en voegen", 104, 0.8]],
    bought: [["subcontractor", "Spouwmuurisolatie", 7_900, 0.3]],
  },
]
