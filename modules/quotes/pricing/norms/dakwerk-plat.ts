import { fitted, material, type Norm, own } from "../norm.ts"

const insulation = { phase: "roofing", unit: "m2", role: "specialist", service: "insulating" } as const
const vapourBarrier = material("Dampremmende laag bitumen", "m2", 1, 320, {
  waste: 0.1,
  pack: { size: 15, label: "rol" },
})
const fixings = material("Isolatielijm of parkers met drukplaat", "m2", 1, 280)
const pir = (thickness: number, priceCents: number) =>
  material(`PIR-plaat plat dak ${thickness} mm`, "m2", 1, priceCents, {
    waste: 0.06,
    pack: { size: 7.2, label: "pak" },
  })

export const dakwerkPlatNorms = {
  "dakwerk_plat.edgeProtection": own({
    description: "Valbeveiliging langs de dakrand",
    phase: "preparation",
    unit: "m1",
    hours: 0.1,
    role: "helper",
    equipmentCents: 650,
    service: "attendant",
  }),
  "dakwerk_plat.lift.midden": own({
    description: "Dakladder en ladderlift",
    phase: "preparation",
    unit: "dag",
    hours: 0.5,
    role: "helper",
    equipmentCents: 14500,
    service: "attendant",
  }),
  "dakwerk_plat.lift.hoog": own({
    description: "Hoogwerker of kraan voor materiaal naar het dak",
    phase: "preparation",
    unit: "dag",
    hours: 1,
    role: "helper",
    equipmentCents: 39500,
    service: "attendant",
  }),
  "dakwerk_plat.ballast.grind": own({
    description: "Grind van het dak halen",
    phase: "demolition",
    unit: "m2",
    hours: 0.2,
    role: "helper",
    equipmentCents: 150,
  }),
  "dakwerk_plat.ballast.tegels": own({
    description: "Tegels van het dak halen",
    phase: "demolition",
    unit: "m2",
    hours: 0.22,
    role: "helper",
  }),
  "dakwerk_plat.strip": own({
    description: "Oude dakbedekking en oude isolatie verwijderen",
    phase: "demolition",
    unit: "m2",
    hours: 0.32,
    role: "helper",
    spread: { low: 0.8, high: 1.4 },
  }),
  "dakwerk_plat.prepare": own({
    description: "Oude dakbedekking schoonmaken, blazen opensnijden en vlak maken",
    phase: "roofing",
    unit: "m2",
    hours: 0.1,
    role: "specialist",
    materials: [material("Bitumen hechtlaag en reparatiemateriaal", "m2", 1, 240)],
  }),
  "dakwerk_plat.boarding": own({
    description: "Slecht dakhout vervangen door nieuwe platen",
    phase: "shell",
    unit: "m2",
    hours: 0.5,
    role: "carpenter",
    materials: [
      material("Underlayment 18 mm", "m2", 1, 1450, { waste: 0.1, pack: { size: 2.98, label: "plaat" } }),
      material("Schroeven verzinkt 5 x 60 mm", "st", 14, 7, { pack: { size: 200, label: "doos" } }),
    ],
    spread: { low: 0.8, high: 1.5 },
  }),
  "dakwerk_plat.insulation.gewoon": own({
    ...insulation,
    description: "Plat dak isoleren met PIR, Rc 3,5",
    hours: 0.17,
    materials: [vapourBarrier, pir(80, 1950), fixings],
  }),
  "dakwerk_plat.insulation.extra": own({
    ...insulation,
    description: "Plat dak isoleren met PIR, Rc 6",
    hours: 0.22,
    materials: [vapourBarrier, pir(140, 3400), fixings],
  }),
  "dakwerk_plat.raiseEdge": own({
    description: "Dakrand verhogen voor de dikte van de isolatie",
    phase: "roofing",
    unit: "m1",
    hours: 0.25,
    role: "carpenter",
    materials: [material("Vuren randhout 59 x 156 mm", "m1", 1, 690, { waste: 0.1 })],
  }),
  "dakwerk_plat.cover.epdm": own({
    description: "EPDM-dakbedekking, verlijmd",
    phase: "roofing",
    unit: "m2",
    hours: 0.32,
    role: "specialist",
    materials: [
      material("EPDM-dakfolie 1,2 mm, op maat", "m2", 1, 1250, { waste: 0.12 }),
      material("EPDM-contactlijm", "l", 0.45, 980, { pack: { size: 5, label: "blik" } }),
    ],
  }),
  "dakwerk_plat.cover.bitumen": own({
    description: "Bitumen dakbedekking, twee lagen gebrand",
    phase: "roofing",
    unit: "m2",
    hours: 0.34,
    role: "specialist",
    materials: [
      material("Bitumen onderlaag 3 mm", "m2", 1, 480, { waste: 0.12, pack: { size: 7.5, label: "rol" } }),
      material("Bitumen toplaag APP 4 mm", "m2", 1, 720, { waste: 0.12, pack: { size: 5, label: "rol" } }),
      material("Propaangas", "kg", 0.35, 290, { pack: { size: 10.5, label: "fles" } }),
    ],
  }),
  "dakwerk_plat.repair": own({
    description: "Lekke plek drogen, opensnijden en waterdicht maken",
    phase: "roofing",
    unit: "m2",
    hours: 0.8,
    role: "specialist",
    materials: [material("Reparatiebaan, primer en kit", "m2", 1, 1950, { waste: 0.15 })],
    spread: { low: 0.7, high: 1.8 },
  }),
  "dakwerk_plat.leakSearch": own({
    description: "Lekkage opzoeken en randen en doorvoeren nakijken",
    phase: "roofing",
    unit: "post",
    hours: 2.5,
    role: "specialist",
  }),
  "dakwerk_plat.edge.trim": own({
    description: "Aluminium daktrim langs de dakrand",
    phase: "roofing",
    unit: "m1",
    hours: 0.22,
    role: "specialist",
    materials: [
      material("Daktrim aluminium", "m1", 1, 950, { waste: 0.1, pack: { size: 2.5, label: "lengte" } }),
    ],
  }),
  "dakwerk_plat.edge.zink": own({
    description: "Zinken afdekking op de dakrand",
    phase: "roofing",
    unit: "m1",
    hours: 0.6,
    role: "specialist",
    materials: [
      material("Zinken muurafdekker 0,8 mm, gezet", "m1", 1, 3400, { waste: 0.08 }),
      material("Klangen, soldeer en bevestiging", "m1", 1, 450),
    ],
  }),
  "dakwerk_plat.edge.boei": own({
    description: "Nieuwe boeiboorden met aluminium daktrim",
    phase: "roofing",
    unit: "m1",
    hours: 0.65,
    role: "carpenter",
    materials: [
      material("Boeideel volkunststof 250 mm", "m1", 1, 2450, {
        waste: 0.1,
        pack: { size: 3.05, label: "lengte" },
      }),
      material("Daktrim aluminium", "m1", 1, 950, { waste: 0.1, pack: { size: 2.5, label: "lengte" } }),
    ],
  }),
  "dakwerk_plat.wallFlashing": own({
    description: "Opstand en loodslabbe langs de muur",
    phase: "roofing",
    unit: "m1",
    hours: 0.55,
    role: "specialist",
    materials: [
      material("Loodvervanger 300 mm", "m1", 1, 1650, { waste: 0.1, pack: { size: 5, label: "rol" } }),
      material("Strook dakbedekking voor de opstand", "m1", 1, 420, { waste: 0.1 }),
    ],
  }),
  "dakwerk_plat.drain": own({
    ...fitted("Afvoer voor regenwater vernieuwen", 1.5),
    phase: "roofing",
    materials: [material("Stadsuitloop of onderuitloop met bladvanger", "st", 1, 4900)],
  }),
  "dakwerk_plat.skylight": own({
    ...fitted("Lichtkoepel met opstand 80 x 80 cm", 4.5),
    phase: "roofing",
    materials: [material("Lichtkoepel dubbelwandig 80 x 80 cm met opstand", "st", 1, 41500)],
  }),
  "dakwerk_plat.finish.grind": own({
    description: "Grind aanbrengen, 4 cm dik",
    phase: "roofing",
    unit: "m2",
    hours: 0.15,
    role: "helper",
    materials: [material("Dakgrind 16-32 mm", "kg", 65, 12, { pack: { size: 1000, label: "big bag" } })],
  }),
  "dakwerk_plat.finish.sedum": own({
    description: "Sedumdak met wortelwering, drainage en substraat",
    phase: "roofing",
    unit: "m2",
    hours: 0.3,
    role: "helper",
    materials: [
      material("Sedumcassette compleet 54 x 54 cm", "m2", 1, 4200, { waste: 0.03 }),
      material("Beschermdoek en randgrind", "m2", 1, 450, { waste: 0.05 }),
    ],
  }),
  "dakwerk_plat.finish.tegels": own({
    description: "Terrastegels op dragers",
    phase: "roofing",
    unit: "m2",
    hours: 0.5,
    role: "carpenter",
    materials: [
      material("Keramische terrastegel 60 x 60 x 2 cm", "m2", 1, 3900, { waste: 0.06 }),
      material("Verstelbare tegeldrager", "st", 4, 210),
    ],
  }),
  "dakwerk_plat.solarPanel": own({
    ...fitted("Zonnepaneel op plat dak afnemen, opslaan en terugzetten", 0.9),
    phase: "electrical",
    materials: [material("Ballast, klemmen en rubber", "st", 1, 900)],
    spread: { low: 0.8, high: 1.4 },
  }),
} satisfies Record<string, Norm>
