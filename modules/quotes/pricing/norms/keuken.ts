import { perLevel } from "../level.ts"
import { fitted, material, type Norm, own } from "../norm.ts"

const cabinets = {
  description: "Keukenkasten leveren en plaatsen (onder- en bovenkasten)",
  phase: "fitting",
  unit: "m1",
  hours: 3,
  role: "carpenter",
} as const

const appliance = (name: string, priceCents: number) => material(name, "st", 1, priceCents)

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
      material("Meerlagenbuis 16 mm", "m1", 6, 165),
      material("Hoekstopkranen en fittingen", "st", 3, 1650),
      material("PVC-afvoerbuis 50 mm met hulpstukken", "m1", 3, 720),
    ],
  }),
  "keuken.pipesNew": own({
    description: "Water en afvoer verleggen naar een nieuwe plek",
    phase: "plumbing",
    unit: "post",
    hours: 12,
    role: "specialist",
    materials: [
      material("Meerlagenbuis 16 mm", "m1", 20, 165),
      material("Hoekstopkranen en fittingen", "st", 5, 1650),
      material("PVC-afvoerbuis 50 mm met hulpstukken", "m1", 8, 720),
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
      material("Installatiedraad 2,5 mm² in buis", "m1", 50, 145, { pack: { size: 100, label: "rol" } }),
      material("Inbouwdozen, schakelaars en stopcontacten", "st", 8, 1850),
    ],
  }),
  "keuken.cookingGroup": own({
    description: "Kookgroep 2 x 230 V in de meterkast met leiding",
    phase: "electrical",
    unit: "st",
    hours: 4,
    role: "specialist",
    materials: [
      material("Kookgroep 2-fase met aardlekbeveiliging", "st", 1, 13500),
      material("Installatiekabel 5 x 2,5 mm²", "m1", 15, 290),
      material("Perilex inbouwcontactdoos", "st", 1, 2400),
    ],
  }),
  "keuken.plaster": own({
    description: "Wanden en plafond glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.3,
    role: "specialist",
    materials: [
      material("Gipspleister", "kg", 7, 48, { pack: { size: 25, label: "zak" } }),
      material("Voorstrijk voor stucwerk", "l", 0.15, 480, { pack: { size: 10, label: "emmer" } }),
    ],
    service: "plastering",
  }),
  "keuken.paint": own({
    description: "Wanden en plafond schilderen, 2 lagen",
    phase: "painting",
    unit: "m2",
    hours: 0.18,
    role: "carpenter",
    materials: [
      material("Muurverf reinigbaar", "l", 0.2, 1350, { pack: { size: 10, label: "emmer" } }),
      material("Afdekfolie en tape", "m2", 0.3, 60),
    ],
    service: "painting",
  }),
  "keuken.backsplash": own({
    description: "Tegels boven het werkblad zetten en voegen",
    phase: "tiling",
    unit: "m2",
    hours: 1.4,
    role: "specialist",
    materials: [
      material("Wandtegel keuken 7,5 x 30 cm", "m2", 1, 3600, {
        waste: 0.1,
        pack: { size: 0.9, label: "doos" },
      }),
      material("Poedertegellijm flexibel C2TE S1", "kg", 4.5, 95, { pack: { size: 25, label: "zak" } }),
      material("Voegmiddel flexibel", "kg", 0.5, 240, { pack: { size: 5, label: "zak" } }),
    ],
  }),
  "keuken.floorPvc": own({
    description: "Vloer egaliseren en pvc-vloer leggen met plinten",
    phase: "flooring",
    unit: "m2",
    hours: 0.55,
    role: "carpenter",
    materials: [
      material("PVC-stroken dryback 2,5 mm", "m2", 1, 3100, {
        waste: 0.08,
        pack: { size: 3.37, label: "pak" },
      }),
      material("Egaliseermiddel", "kg", 5, 95, { pack: { size: 25, label: "zak" } }),
      material("PVC-lijm", "kg", 0.3, 850, { pack: { size: 12, label: "emmer" } }),
      material("MDF-plint wit 12 x 70 mm", "m1", 0.9, 320, { waste: 0.1 }),
    ],
  }),
  "keuken.floorTiles": own({
    description: "Oude vloer weghalen, tegelvloer leggen en voegen",
    phase: "flooring",
    unit: "m2",
    hours: 1.3,
    role: "specialist",
    materials: [
      material("Vloertegel keramisch 60 x 60 cm", "m2", 1, 3800, {
        waste: 0.1,
        pack: { size: 1.08, label: "doos" },
      }),
      material("Poedertegellijm flexibel C2TE S1", "kg", 4.5, 95, { pack: { size: 25, label: "zak" } }),
      material("Voegmiddel flexibel", "kg", 0.5, 240, { pack: { size: 5, label: "zak" } }),
    ],
  }),
  ...perLevel("keuken.cabinets", cabinets, {
    basis: material("Keukenkasten melamine, per meter", "m1", 1, 52000),
    midden: material("Keukenkasten gelakt met softclose, per meter", "m1", 1, 82000),
    luxe: material("Keukenkasten maatwerk hout of lak, per meter", "m1", 1, 165000),
  }),
  "keuken.installOnly": own({
    description: "Door u gekochte keuken plaatsen (kasten en werkblad)",
    phase: "fitting",
    unit: "m1",
    hours: 4.5,
    role: "carpenter",
    materials: [material("Montagemateriaal keuken", "m1", 1, 1800)],
  }),
  "keuken.installCorner": own({
    description: "Extra werk voor een hoek: kast en werkblad op maat",
    phase: "fitting",
    unit: "st",
    hours: 2.5,
    role: "carpenter",
    materials: [material("Passtukken en plinten", "st", 1, 4500)],
  }),
  ...perLevel(
    "keuken.island",
    { ...cabinets, description: "Kookeiland met kasten leveren en plaatsen", unit: "st", hours: 10 },
    {
      basis: material("Kookeiland 180 x 90 cm, melamine", "st", 1, 145000),
      midden: material("Kookeiland 200 x 100 cm, gelakt", "st", 1, 245000),
      luxe: material("Kookeiland 240 x 110 cm, maatwerk", "st", 1, 490000),
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
    materials: [material("Werkblad HPL 38 mm", "m1", 1, 9500, { waste: 0.1 })],
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
    basis: appliance("Spoelbak rvs opbouw met mengkraan", 19500),
    midden: appliance("Spoelbak rvs onderbouw met uittrekkraan", 36500),
    luxe: appliance("Spoelbak graniet of zwart met designkraan", 69500),
  }),
  ...perLevel("keuken.inductie", fitted("Inductiekookplaat", 1.5), {
    basis: appliance("Inductiekookplaat 60 cm", 36500),
    midden: appliance("Inductiekookplaat 80 cm met flexzone", 69500),
    luxe: appliance("Inductiekookplaat 80 cm met afzuiging", 189500),
  }),
  ...perLevel("keuken.oven", fitted("Oven", 1), {
    basis: appliance("Inbouwoven hetelucht 60 cm", 34500),
    midden: appliance("Combi-oven met magnetron 45 cm", 69500),
    luxe: appliance("Combistoomoven 60 cm", 149500),
  }),
  ...perLevel("keuken.vaatwasser", fitted("Vaatwasser", 1.5), {
    basis: appliance("Vaatwasser volledig geïntegreerd", 44500),
    midden: appliance("Vaatwasser stil met besteklade", 69500),
    luxe: appliance("Vaatwasser XXL topklasse", 129500),
  }),
  ...perLevel("keuken.koelkast", fitted("Inbouwkoelkast", 1.5), {
    basis: appliance("Inbouwkoelkast 122 cm", 47500),
    midden: appliance("Inbouw koel-vriescombinatie 178 cm", 79500),
    luxe: appliance("Inbouw koel-vriescombinatie nofrost topklasse", 159500),
  }),
  ...perLevel("keuken.afzuigkap", fitted("Afzuigkap", 2), {
    basis: appliance("Wandschouwkap 60 cm", 21500),
    midden: appliance("Afzuigkap inbouw 90 cm", 44500),
    luxe: appliance("Afzuigkap plafond of eiland", 109500),
  }),
  "keuken.kokendwaterkraan": own({
    ...fitted("Kokendwaterkraan met boiler", 2),
    materials: [appliance("Kokendwaterkraan met boiler 3 liter", 98000)],
  }),
  "keuken.connectAppliance": own(fitted("Door u gekocht apparaat inbouwen en aansluiten", 1.25)),
} satisfies Record<string, Norm>
