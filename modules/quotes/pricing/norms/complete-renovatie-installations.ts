import { material, type Norm, own } from "../norm.ts"

export const completeRenovatieInstallationNorms = {
  "complete_renovatie.electrics": own({
    description: "Elektra vernieuwen: leidingen, stopcontacten en lichtpunten",
    phase: "electrical",
    unit: "m2",
    hours: 0.75,
    role: "specialist",
    materials: [
      material("Installatiedraad in buis", "m1", 5, 145, { waste: 0.05, pack: { size: 100, label: "rol" } }),
      material("Inbouwdozen, schakelaars en stopcontacten", "st", 0.8, 1850),
    ],
  }),
  "complete_renovatie.meterBox": own({
    description: "Groepenkast vernieuwen",
    phase: "electrical",
    unit: "st",
    hours: 8,
    role: "specialist",
    materials: [material("Groepenkast 12 groepen met aardlek en kookgroep", "st", 1, 78000)],
  }),
  "complete_renovatie.pipes": own({
    description: "Waterleiding en binnenriolering vernieuwen",
    phase: "plumbing",
    unit: "m2",
    hours: 0.35,
    role: "specialist",
    materials: [
      material("Meerlagenbuis met fittingen", "m1", 1.5, 320),
      material("PVC-binnenriolering met hulpstukken", "m1", 0.6, 1150),
    ],
  }),
  "complete_renovatie.radiator": own({
    description: "Radiator met leidingen",
    phase: "plumbing",
    unit: "st",
    hours: 4.5,
    role: "specialist",
    materials: [
      material("Paneelradiator type 22 met thermostaatkraan", "st", 1, 31000),
      material("Cv-leiding 16 mm met fittingen", "m1", 10, 320),
    ],
  }),
  "complete_renovatie.floorHeating": own({
    description: "Vloerverwarming infrezen met verdeler",
    phase: "plumbing",
    unit: "m2",
    hours: 0.1,
    role: "specialist",
    subcontractCents: 4600,
  }),
  "complete_renovatie.boiler": own({
    description: "Nieuwe cv-ketel leveren en aansluiten",
    phase: "plumbing",
    unit: "st",
    hours: 8,
    role: "specialist",
    materials: [
      material("Cv-ketel HR combi CW4", "st", 1, 152000),
      material("Rookgasafvoer en aansluitset", "st", 1, 21000),
    ],
  }),
  "complete_renovatie.hybrid": own({
    description: "Hybride warmtepomp bij de cv-ketel",
    phase: "plumbing",
    unit: "st",
    hours: 16,
    role: "specialist",
    materials: [
      material("Hybride warmtepomp 5 kW met regeling", "st", 1, 395000),
      material("Leidingwerk, beugels en elektra", "post", 1, 65000),
    ],
  }),
  "complete_renovatie.heatPump": own({
    description: "Lucht-waterwarmtepomp met boiler",
    phase: "plumbing",
    unit: "st",
    hours: 40,
    role: "specialist",
    materials: [
      material("Lucht-waterwarmtepomp 8 kW", "st", 1, 695000),
      material("Boilervat 200 liter en buffervat", "st", 1, 185000),
      material("Leidingwerk, beugels en elektra", "post", 1, 125000),
    ],
    spread: { low: 0.85, high: 1.3 },
  }),
} satisfies Record<string, Norm>
