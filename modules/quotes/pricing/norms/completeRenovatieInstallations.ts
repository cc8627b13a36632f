import { material } from "../articles.ts"
import { type Norm, own } from "../norm.ts"

export const completeRenovatieInstallationNorms = {
  "complete_renovatie.electrics": own({
    description: "Elektra vernieuwen: leidingen, stopcontacten en lichtpunten",
    phase: "electrical",
    unit: "m2",
    hours: 0.75,
    role: "specialist",
    materials: [
      material("Installatiedraad 2,5 mm² in buis", 5),
      material("Inbouwdozen, schakelaars en stopcontacten", 0.8),
    ],
  }),
  "complete_renovatie.meterBox": own({
    description: "Groepenkast vernieuwen",
    phase: "electrical",
    unit: "st",
    hours: 8,
    role: "specialist",
    materials: [material("Groepenkast 12 groepen met aardlek en kookgroep")],
  }),
  "complete_renovatie.pipes": own({
    description: "Waterleiding en binnenriolering vernieuwen",
    phase: "plumbing",
    unit: "m2",
    hours: 0.35,
    role: "specialist",
    materials: [
      material("Meerlagenbuis 16 mm met fittingen", 1.5),
      material("PVC-binnenriolering met hulpstukken", 0.6),
    ],
  }),
  "complete_renovatie.boiler": own({
    description: "Nieuwe cv-ketel leveren en aansluiten",
    phase: "plumbing",
    unit: "st",
    hours: 8,
    role: "specialist",
    materials: [material("Cv-ketel HR combi CW4"), material("Rookgasafvoer en aansluitset")],
  }),
  "complete_renovatie.hybrid": own({
    description: "Hybride warmtepomp bij de cv-ketel",
    phase: "plumbing",
    unit: "st",
    hours: 16,
    role: "specialist",
    materials: [
      material("Hybride warmtepomp 5 kW met regeling"),
      material("Aansluitset hybride warmtepomp: leidingwerk, beugels en elektra"),
    ],
  }),
  "complete_renovatie.heatPump": own({
    description: "Lucht-waterwarmtepomp met boiler",
    phase: "plumbing",
    unit: "st",
    hours: 40,
    role: "specialist",
    materials: [
      material("Lucht-waterwarmtepomp 8 kW"),
      material("Boilervat 200 liter en buffervat"),
      material("Aansluitset warmtepomp: leidingwerk, beugels en elektra"),
    ],
    spread: { low: 0.85, high: 1.3 },
  }),
} satisfies Record<string, Norm>
