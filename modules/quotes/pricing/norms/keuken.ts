import { material } from "../articles.ts"
import { perLevel } from "../level.ts"
import { fitted, type Norm, own } from "../norm.ts"

const cabinets = {
  description: "Keukenkasten leveren en plaatsen (onder- en bovenkasten)",
  phase: "fitting",
  unit: "m1",
  hours: 3,
  role: "carpenter",
} as const

export const keukenNorms = {
  "keuken.strip": own({
    description: "Oude keuken en wandtegels verwijderen",
    phase: "demolition",
    unit: "m1",
    hours: 2,
    role: "helper",
    spread: { low: 0.8, high: 1.4 },
  }),
  "keuken.pipesSame": own({
    description: "Water en afvoer vernieuwen op dezelfde plek",
    phase: "plumbing",
    unit: "post",
    hours: 5,
    role: "specialist",
    materials: [
      material("Meerlagenbuis 16 mm", 6),
      material("Hoekstopkranen en fittingen", 3),
      material("PVC-afvoerbuis 50 mm met hulpstukken", 3),
    ],
  }),
  "keuken.pipesNew": own({
    description: "Water en afvoer verleggen naar een nieuwe plek",
    phase: "plumbing",
    unit: "post",
    hours: 12,
    role: "specialist",
    materials: [
      material("Meerlagenbuis 16 mm", 20),
      material("Hoekstopkranen en fittingen", 5),
      material("PVC-afvoerbuis 50 mm met hulpstukken", 8),
    ],
    spread: { low: 0.8, high: 1.4 },
  }),
  "keuken.electrics": own({
    description: "Elektra keuken: stopcontacten en aansluitpunten",
    phase: "electrical",
    unit: "post",
    hours: 8,
    role: "specialist",
    materials: [
      material("Installatiedraad 2,5 mm² in buis", 50),
      material("Inbouwdozen, schakelaars en stopcontacten", 8),
    ],
  }),
  "keuken.paint": own({
    description: "Wanden en plafond schilderen, 2 lagen",
    phase: "painting",
    unit: "m2",
    hours: 0.18,
    role: "carpenter",
    materials: [material("Muurverf reinigbaar", 0.2), material("Afdekfolie en tape", 0.3)],
    service: "painting",
  }),
  "keuken.backsplash": own({
    description: "Tegels boven het werkblad zetten en voegen",
    phase: "tiling",
    unit: "m2",
    hours: 1.4,
    role: "specialist",
    materials: [
      material("Wandtegel keuken 7,5 x 30 cm"),
      material("Poedertegellijm flexibel C2TE S1", 4.5),
      material("Voegmiddel flexibel", 0.5),
    ],
  }),
  ...perLevel("keuken.cabinets", cabinets, {
    basis: "Keukenkasten melamine, per meter",
    midden: "Keukenkasten gelakt met softclose, per meter",
    luxe: "Keukenkasten maatwerk hout of lak, per meter",
  }),
  "keuken.installOnly": own({
    description: "Door u gekochte keuken plaatsen (kasten en werkblad)",
    phase: "fitting",
    unit: "m1",
    hours: 4.5,
    role: "carpenter",
    materials: [material("Montagemateriaal keuken")],
  }),
  "keuken.installCorner": own({
    description: "Extra werk voor een hoek: kast en werkblad op maat",
    phase: "fitting",
    unit: "st",
    hours: 2.5,
    role: "carpenter",
    materials: [material("Passtukken en plinten")],
  }),
  ...perLevel(
    "keuken.island",
    { ...cabinets, description: "Kookeiland met kasten leveren en plaatsen", unit: "st", hours: 10 },
    {
      basis: "Kookeiland 180 x 90 cm, melamine",
      midden: "Kookeiland 200 x 100 cm, gelakt",
      luxe: "Kookeiland 240 x 110 cm, maatwerk",
    },
  ),
  "keuken.installIsland": own({
    description: "Door u gekocht kookeiland plaatsen",
    phase: "fitting",
    unit: "st",
    hours: 10,
    role: "carpenter",
  }),
  "keuken.worktop.kunststof": own({
    description: "Werkblad kunststof, op maat",
    phase: "fitting",
    unit: "m1",
    hours: 0.8,
    role: "carpenter",
    materials: [material("Werkblad HPL 38 mm")],
  }),
  "keuken.worktop.composiet": own({
    description: "Werkblad composiet, ingemeten en geplaatst",
    phase: "fitting",
    unit: "m1",
    hours: 0.3,
    role: "carpenter",
    subcontractCents: 36500,
  }),
  "keuken.worktop.natuursteen": own({
    description: "Werkblad natuursteen of keramiek, ingemeten en geplaatst",
    phase: "fitting",
    unit: "m1",
    hours: 0.3,
    role: "carpenter",
    subcontractCents: 52000,
  }),
  ...perLevel("keuken.sink", fitted("Spoelbak met keukenkraan", 2), {
    basis: "Spoelbak rvs opbouw met mengkraan",
    midden: "Spoelbak rvs onderbouw met uittrekkraan",
    luxe: "Spoelbak graniet of zwart met designkraan",
  }),
  ...perLevel("keuken.inductie", fitted("Inductiekookplaat", 1.5), {
    basis: "Inductiekookplaat 60 cm",
    midden: "Inductiekookplaat 80 cm met flexzone",
    luxe: "Inductiekookplaat 80 cm met afzuiging",
  }),
  ...perLevel("keuken.oven", fitted("Oven", 1), {
    basis: "Inbouwoven hetelucht 60 cm",
    midden: "Combi-oven met magnetron 45 cm",
    luxe: "Combistoomoven 60 cm",
  }),
  ...perLevel("keuken.vaatwasser", fitted("Vaatwasser", 1.5), {
    basis: "Vaatwasser volledig geïntegreerd",
    midden: "Vaatwasser stil met besteklade",
    luxe: "Vaatwasser XXL topklasse",
  }),
  ...perLevel("keuken.koelkast", fitted("Inbouwkoelkast", 1.5), {
    basis: "Inbouwkoelkast 122 cm",
    midden: "Inbouw koel-vriescombinatie 178 cm",
    luxe: "Inbouw koel-vriescombinatie nofrost topklasse",
  }),
  ...perLevel("keuken.afzuigkap", fitted("Afzuigkap", 2), {
    basis: "Wandschouwkap 60 cm",
    midden: "Afzuigkap inbouw 90 cm",
    luxe: "Afzuigkap plafond of eiland",
  }),
  "keuken.kokendwaterkraan": own({
    ...fitted("Kokendwaterkraan met boiler", 2),
    materials: [material("Kokendwaterkraan met boiler 3 liter")],
  }),
  "keuken.connectAppliance": own(fitted("Door u gekocht apparaat inbouwen en aansluiten", 1.25)),
} satisfies Record<string, Norm>
