import { material } from "../articles.ts"
import { type Norm, own, type Work } from "../norm.ts"

const insulating = (work: Omit<Work, "phase" | "unit" | "service">): Norm =>
  own({ ...work, phase: "insulation", unit: "m2", service: "insulating" })

const vapourFoil = material("Dampremmende folie")
const plasterboard = material("Gipsplaat 12,5 mm")

export const isolatieNorms = {
  "isolatie.cavitySurvey": own({
    description: "Spouwmuur onderzoeken met camera",
    phase: "preparation",
    unit: "post",
    hours: 2,
    role: "specialist",
    service: "attendant",
  }),
  "isolatie.cavityEmpty": own({
    description: "Oude isolatie uit de spouw zuigen",
    phase: "demolition",
    unit: "m2",
    hours: 0,
    role: "specialist",
    subcontractCents: 2700,
    spread: { low: 0.8, high: 1.4 },
    service: "attendant",
  }),
  "isolatie.strip": own({
    description: "Oude isolatie of betimmering weghalen",
    phase: "demolition",
    unit: "m2",
    hours: 0.2,
    role: "helper",
    service: "attendant",
  }),
  "isolatie.cavity": insulating({
    description: "Spouwmuur vullen met EPS-parels",
    hours: 0.02,
    role: "carpenter",
    subcontractCents: 2250,
  }),
  "isolatie.frontWall.goed": insulating({
    description: "Geïsoleerde voorzetwand met gipsplaat (Rd 2,5)",
    hours: 0.9,
    role: "carpenter",
    materials: [
      material("Metalstud profielen 75 mm", 2.6),
      material("Glaswol Rd 2,5 90 mm"),
      vapourFoil,
      plasterboard,
    ],
  }),
  "isolatie.frontWall.zeer_goed": insulating({
    description: "Geïsoleerde voorzetwand met gipsplaat (Rd 4,5)",
    hours: 1,
    role: "carpenter",
    materials: [
      material("Metalstud profielen 75 mm", 2.6),
      material("PIR-plaat Rd 4,5 100 mm"),
      vapourFoil,
      plasterboard,
    ],
  }),
  "isolatie.roof.goed": insulating({
    description: "Schuin dak binnen isoleren met glaswol (Rd 4,0)",
    hours: 0.55,
    role: "carpenter",
    materials: [
      material("Glaswol Rd 4,0 140 mm", 1, { waste: 0.08 }),
      material("Regelwerk vuren 22 x 50 mm", 2.5),
      vapourFoil,
    ],
  }),
  "isolatie.roof.zeer_goed": insulating({
    description: "Schuin dak binnen isoleren met PIR (Rd 6,3)",
    hours: 0.75,
    role: "carpenter",
    materials: [material("PIR-plaat Rd 6,3 140 mm"), material("Regelwerk vuren 22 x 50 mm", 2.5), vapourFoil],
  }),
  "isolatie.atticFloor.goed": insulating({
    description: "Zoldervloer isoleren met glaswol (Rd 4,0)",
    hours: 0.3,
    role: "carpenter",
    materials: [material("Glaswol Rd 4,0 140 mm")],
  }),
  "isolatie.atticFloor.zeer_goed": insulating({
    description: "Zoldervloer isoleren met glaswol (Rd 6,0)",
    hours: 0.42,
    role: "carpenter",
    materials: [material("Glaswol Rd 6,0 220 mm")],
  }),
  "isolatie.floor.goed": insulating({
    description: "Vloer isoleren vanuit de kruipruimte (Rd 3,5)",
    hours: 0.5,
    role: "carpenter",
    materials: [material("EPS-vloerplaat Rd 3,5 120 mm"), material("Isolatiepluggen", 4)],
  }),
  "isolatie.floor.zeer_goed": insulating({
    description: "Vloer isoleren vanuit de kruipruimte (Rd 5,0)",
    hours: 0.6,
    role: "carpenter",
    materials: [material("PIR-vloerplaat Rd 5,0 110 mm"), material("Isolatiepluggen", 4)],
  }),
  "isolatie.soil": insulating({
    description: "Bodem van de kruipruimte isoleren met EPS-chips",
    hours: 0.02,
    role: "carpenter",
    subcontractCents: 1850,
  }),
  "isolatie.lowCrawlspace": own({
    description: "Toeslag voor werken in een lage kruipruimte",
    phase: "insulation",
    unit: "m2",
    hours: 0.25,
    role: "carpenter",
    spread: { low: 0.7, high: 1.6 },
    service: "insulating",
  }),
  "isolatie.glass.goed": insulating({
    description: "HR++-glas plaatsen in de kozijnen die er zijn",
    hours: 1.2,
    role: "specialist",
    materials: [material("HR++-glas 4-15-4 argon"), material("Beglazingsband en kit")],
  }),
  "isolatie.glass.zeer_goed": insulating({
    description: "Triple glas plaatsen in de kozijnen die er zijn",
    hours: 1.7,
    role: "specialist",
    materials: [
      material("Triple glas 4-12-4-12-4 argon"),
      material("Beglazingsband, kit en nieuwe glaslatten"),
    ],
    spread: { low: 0.85, high: 1.4 },
  }),
  "isolatie.roofBoards": own({
    description: "Dak binnen afwerken met gipsplaat",
    phase: "plastering",
    unit: "m2",
    hours: 0.45,
    role: "carpenter",
    materials: [plasterboard, material("Gipsplaatschroeven", 18)],
  }),
  "isolatie.draughtProofing": own({
    description: "Kieren dichten bij ramen en deuren",
    phase: "fitting",
    unit: "post",
    hours: 7,
    role: "carpenter",
    materials: [material("Tochtprofielen, borstels en kit")],
  }),
  "isolatie.vent": own({
    description: "Ventilatierooster in de gevel",
    phase: "fitting",
    unit: "st",
    hours: 1.5,
    role: "carpenter",
    materials: [material("Gevelrooster zelfregelend met buis")],
  }),
  "isolatie.subsidyFile": own({
    description: "Foto's, meldcodes en gegevens voor de ISDE-subsidie",
    phase: "handover",
    unit: "post",
    hours: 1.5,
    role: "carpenter",
    service: "attendant",
  }),
} satisfies Record<string, Norm>
