import { material } from "../articles.ts"
import { perLevel } from "../level.ts"
import { fitted, type Norm, own, type Work } from "../norm.ts"
import { completeRenovatieInstallationNorms } from "./completeRenovatieInstallations.ts"

const wholeRoom = (description: string, hours: number, materials: Work["materials"]): Work => ({
  ...fitted(description, hours),
  unit: "post",
  materials,
  spread: { low: 0.85, high: 1.25 },
})

export const completeRenovatieNorms = {
  ...completeRenovatieInstallationNorms,
  "complete_renovatie.stripLight": own({
    description: "Vloeren, behang en oude spullen verwijderen",
    phase: "demolition",
    unit: "m2",
    hours: 0.35,
    role: "helper",
  }),
  "complete_renovatie.stripShell": own({
    description: "Strippen tot op het casco",
    phase: "demolition",
    unit: "m2",
    hours: 1.1,
    role: "helper",
    equipmentCents: 250,
    spread: { low: 0.8, high: 1.4 },
  }),
  "complete_renovatie.lightWall": own({
    description: "Lichte binnenmuur weghalen en aanhelen",
    phase: "demolition",
    unit: "st",
    hours: 14,
    role: "carpenter",
    materials: [material("Reparatiemortel en gipsplaat")],
  }),
  "complete_renovatie.bearingWall": own({
    description: "Dragende muur weghalen, stalen balk en berekening",
    phase: "shell",
    unit: "st",
    hours: 36,
    role: "carpenter",
    materials: [
      material("Stalen balk HEA 200 met oplegplaten", 4),
      material("Brandwerende gipsplaat en mortel", 4),
    ],
    equipmentCents: 28000,
    subcontractCents: 95000,
    spread: { low: 0.8, high: 1.5 },
  }),
  "complete_renovatie.insulation": own({
    description: "Dak en buitenmuren binnen isoleren met voorzetwand",
    phase: "insulation",
    unit: "m2",
    hours: 0.65,
    role: "carpenter",
    materials: [
      material("Glaswol Rd 4,0 140 mm"),
      material("Dampremmende folie"),
      material("Regelwerk vuren 38 x 140 mm", 1.8),
      material("Gipsplaat 12,5 mm"),
    ],
    service: "insulating",
  }),
  ...perLevel(
    "complete_renovatie.bathroom",
    wholeRoom("Badkamer van circa 6 m² volledig inrichten en betegelen", 95, [
      material("Leidingwerk, lijm, voeg en kimband"),
    ]),
    {
      basis: "Tegels en sanitair badkamer, basis",
      midden: "Tegels en sanitair badkamer, midden",
      luxe: "Tegels en sanitair badkamer, luxe",
    },
  ),
  ...perLevel(
    "complete_renovatie.toilet",
    wholeRoom("Toilet inrichten en betegelen", 20, [material("Leidingwerk, lijm en voeg")]),
    {
      basis: "Tegels en sanitair toilet, basis",
      midden: "Tegels en sanitair toilet, midden",
      luxe: "Tegels en sanitair toilet, luxe",
    },
  ),
  ...perLevel(
    "complete_renovatie.kitchen",
    wholeRoom("Keuken met apparaten leveren en plaatsen", 36, [
      material("Leidingwerk en montagemateriaal keuken"),
    ]),
    {
      basis: "Keuken met apparaten, basis",
      midden: "Keuken met apparaten, midden",
      luxe: "Keuken met apparaten, luxe",
    },
  ),
  ...perLevel(
    "complete_renovatie.door",
    { ...fitted("Binnendeur met kozijn en beslag", 4), role: "carpenter" },
    {
      basis: "Binnendeur opdek met stalen kozijn en beslag",
      midden: "Binnendeur stomp met houten kozijn en beslag",
      luxe: "Binnendeur massief of glas met kozijn en beslag",
    },
  ),
  "complete_renovatie.paint": own({
    description: "Wanden, plafonds en houtwerk binnen schilderen",
    phase: "painting",
    unit: "m2",
    hours: 0.16,
    role: "carpenter",
    materials: [material("Muurverf mat wit", 0.2), material("Lakverf en grondverf binnen", 0.02)],
    service: "painting",
  }),
} satisfies Record<string, Norm>
