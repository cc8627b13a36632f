import { type ArticleName, material } from "../articles.ts"
import { fitted, type Norm, own, type Phase } from "../norm.ts"

const placed = (description: string, hours: number, article: ArticleName, phase: Phase = "fitting"): Norm =>
  own({ ...fitted(description, hours), phase, materials: [material(article)] })

const pipe = (description: string, hours: number, article: ArticleName): Norm =>
  own({
    description,
    phase: "plumbing",
    unit: "m1",
    hours,
    role: "specialist",
    materials: [material(article)],
  })

/** Everyday work on water, heating and electricity. */
export const everydayInstallationNorms = {
  "everyday.tap": placed("Kraan leveren en plaatsen", 1, "Kraan eengreeps"),
  "everyday.showerTap": placed(
    "Douchekraan met glijstang leveren en plaatsen",
    1.5,
    "Thermostaatkraan douche met glijstangset",
  ),
  "everyday.showerScreen": placed("Glazen douchewand plaatsen", 2, "Douchewand veiligheidsglas 100 cm"),
  "everyday.showerCabin": placed("Douchecabine plaatsen", 4, "Douchecabine compleet 90 x 90 cm"),
  "everyday.showerTray": placed("Douchebak plaatsen en aansluiten", 3, "Douchebak composiet met sifon"),
  "everyday.closeCoupled": placed(
    "Staand toilet (duoblok) plaatsen",
    2.5,
    "Duoblok staand toilet met zitting",
  ),
  "everyday.handBasin": placed("Fontein met kraan plaatsen", 2.5, "Fontein met kraan en sifon"),
  "everyday.outsideTap": placed(
    "Buitenkraan met leiding plaatsen",
    2.5,
    "Vorstvrije buitenkraan",
    "plumbing",
  ),
  "everyday.electricBoiler": placed("Elektrische boiler plaatsen", 2, "Keukenboiler 10 liter", "plumbing"),
  "everyday.thermostat": placed("Kamerthermostaat vervangen", 1, "Kamerthermostaat met klok", "plumbing"),
  "everyday.ventilationBox": placed(
    "Ventilatiebox vervangen",
    2.5,
    "Ventilatiebox met perilex en sturing",
    "electrical",
  ),
  "everyday.waterPipe": pipe("Waterleiding aanleggen", 0.45, "Leidingbuis en isolatie, meerlagen"),
  "everyday.drainPipe": pipe("Afvoer binnen aanleggen", 0.5, "PVC-afvoerbuis 50 mm met hulpstukken"),
  "everyday.sewer": pipe("Riolering buiten graven en leggen", 1, "PVC-rioolbuis 125 mm met hulpstukken"),
  "everyday.removeRadiator": own({
    description: "Radiator verwijderen en leidingen afdoppen",
    phase: "demolition",
    unit: "st",
    hours: 1,
    role: "specialist",
  }),
  "everyday.moveRadiator": own({
    description: "Radiator verplaatsen met nieuwe leidingen",
    phase: "plumbing",
    unit: "st",
    hours: 3.5,
    role: "specialist",
    materials: [material("Meerlagenbuis 16 mm met fittingen", 6)],
  }),
  "everyday.rehangRadiator": own({
    description: "Radiator afnemen en terughangen",
    phase: "plumbing",
    unit: "st",
    hours: 1.5,
    role: "specialist",
  }),
  "everyday.leakSearch": own({
    description: "Lekkage in leidingen of badkamer opsporen",
    phase: "plumbing",
    unit: "post",
    hours: 3,
    role: "specialist",
    equipmentCents: 4500,
    spread: { low: 0.7, high: 1.8 },
  }),
  "everyday.unblock": own({
    description: "Verstopte afvoer ontstoppen",
    phase: "plumbing",
    unit: "post",
    hours: 1.5,
    role: "specialist",
    equipmentCents: 3500,
    spread: { low: 0.7, high: 1.6 },
  }),
  "everyday.replaceSocket": placed(
    "Stopcontact vervangen op dezelfde plek",
    0.35,
    "Wandcontactdoos met inbouwdoos",
    "electrical",
  ),
  "everyday.switch": placed(
    "Schakelaar plaatsen of vervangen",
    0.4,
    "Schakelaar, centraaldoos en lasdoos",
    "electrical",
  ),
  "everyday.lamp": placed(
    "Door u gekochte lamp ophangen en aansluiten",
    0.5,
    "Ophang- en aansluitmateriaal lamp",
    "electrical",
  ),
  "everyday.outdoorLight": placed(
    "Buitenlamp leveren en aansluiten",
    1.25,
    "Buitenlamp led met bewegingssensor",
    "electrical",
  ),
  "everyday.doorbell": placed("Deurbel vervangen", 1, "Deurbel bedraad met transformator", "electrical"),
} satisfies Record<string, Norm>
