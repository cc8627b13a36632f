import { perLevel } from "../level.ts"
import { fitted, material, type Norm, own, type Work } from "../norm.ts"
import { completeRenovatieInstallationNorms } from "./complete-renovatie-installations.ts"

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
    materials: [material("Reparatiemortel en gipsplaat", "post", 1, 12000)],
  }),
  "complete_renovatie.bearingWall": own({
    description: "Dragende muur weghalen, stalen balk en berekening",
    phase: "shell",
    unit: "st",
    hours: 36,
    role: "carpenter",
    materials: [
      material("Stalen balk HEA 200 met oplegplaten", "m1", 4, 16500),
      material("Brandwerende gipsplaat en mortel", "post", 1, 22000),
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
      material("Glaswol Rd 3,5 140 mm", "m2", 1, 1150, { waste: 0.05, pack: { size: 5.4, label: "pak" } }),
      material("Dampremmende folie", "m2", 1, 110, { waste: 0.1, pack: { size: 75, label: "rol" } }),
      material("Regelwerk vuren 38 x 140 mm", "m1", 1.8, 420, { waste: 0.1 }),
      material("Gipsplaat 12,5 mm", "m2", 1, 420, { waste: 0.1 }),
    ],
    service: "insulating",
  }),
  "complete_renovatie.window": own({
    description: "Kozijn met HR++-glas vervangen",
    phase: "frames",
    unit: "st",
    hours: 6,
    role: "carpenter",
    materials: [
      material("Kunststof kozijn met HR++-glas, circa 1,6 m²", "st", 1, 72000),
      material("Kit, schuim en aftimmering", "st", 1, 5500),
    ],
  }),
  "complete_renovatie.plaster": own({
    description: "Wanden en plafonds glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.26,
    role: "specialist",
    materials: [
      material("Gipspleister", "kg", 7, 48, { pack: { size: 25, label: "zak" } }),
      material("Voorstrijk voor stucwerk", "l", 0.15, 480, { pack: { size: 10, label: "emmer" } }),
    ],
    service: "plastering",
  }),
  ...perLevel(
    "complete_renovatie.bathroom",
    wholeRoom("Badkamer van circa 6 m² volledig inrichten en betegelen", 95, [
      material("Leidingwerk, lijm, voeg en kimband", "post", 1, 115000),
    ]),
    {
      basis: material("Tegels en sanitair badkamer, basis", "post", 1, 240000),
      midden: material("Tegels en sanitair badkamer, midden", "post", 1, 390000),
      luxe: material("Tegels en sanitair badkamer, luxe", "post", 1, 820000),
    },
  ),
  ...perLevel(
    "complete_renovatie.toilet",
    wholeRoom("Toilet inrichten en betegelen", 20, [material("Leidingwerk, lijm en voeg", "post", 1, 25000)]),
    {
      basis: material("Tegels en sanitair toilet, basis", "post", 1, 65000),
      midden: material("Tegels en sanitair toilet, midden", "post", 1, 105000),
      luxe: material("Tegels en sanitair toilet, luxe", "post", 1, 210000),
    },
  ),
  ...perLevel(
    "complete_renovatie.kitchen",
    wholeRoom("Keuken met apparaten leveren en plaatsen", 36, [
      material("Leidingwerk en montagemateriaal keuken", "post", 1, 32000),
    ]),
    {
      basis: material("Keuken met apparaten, basis", "post", 1, 480000),
      midden: material("Keuken met apparaten, midden", "post", 1, 820000),
      luxe: material("Keuken met apparaten, luxe", "post", 1, 1750000),
    },
  ),
  "complete_renovatie.floor.laminaat": own({
    description: "Laminaat leggen met ondervloer en plinten",
    phase: "flooring",
    unit: "m2",
    hours: 0.3,
    role: "carpenter",
    materials: [
      material("Laminaat 8 mm", "m2", 1, 1650, { waste: 0.08, pack: { size: 2.22, label: "pak" } }),
      material("Ondervloer 10 dB", "m2", 1, 420, { pack: { size: 15, label: "rol" } }),
      material("MDF-plint wit 12 x 70 mm", "m1", 0.9, 320, { waste: 0.1 }),
    ],
  }),
  "complete_renovatie.floor.pvc": own({
    description: "Vloer egaliseren en pvc leggen met plinten",
    phase: "flooring",
    unit: "m2",
    hours: 0.45,
    role: "carpenter",
    materials: [
      material("PVC-stroken dryback 2,5 mm", "m2", 1, 2900, {
        waste: 0.08,
        pack: { size: 3.37, label: "pak" },
      }),
      material("Egaliseermiddel en pvc-lijm", "m2", 1, 620),
      material("MDF-plint wit 12 x 70 mm", "m1", 0.9, 320, { waste: 0.1 }),
    ],
  }),
  "complete_renovatie.floor.hout": own({
    description: "Houten vloer leggen met plinten",
    phase: "flooring",
    unit: "m2",
    hours: 0.7,
    role: "carpenter",
    materials: [
      material("Lamelparket eiken 14 mm", "m2", 1, 5900, { waste: 0.08, pack: { size: 2.5, label: "pak" } }),
      material("Ondervloer of parketlijm", "m2", 1, 950),
      material("MDF-plint wit 12 x 70 mm", "m1", 0.9, 320, { waste: 0.1 }),
    ],
  }),
  "complete_renovatie.floor.tegels": own({
    description: "Tegelvloer leggen en voegen",
    phase: "flooring",
    unit: "m2",
    hours: 0.9,
    role: "specialist",
    materials: [
      material("Vloertegel keramisch 60 x 60 cm", "m2", 1, 3500, {
        waste: 0.08,
        pack: { size: 1.08, label: "doos" },
      }),
      material("Tegellijm en voegmiddel", "m2", 1, 620),
    ],
  }),
  ...perLevel(
    "complete_renovatie.door",
    { ...fitted("Binnendeur met kozijn en beslag", 4), role: "carpenter" },
    {
      basis: material("Binnendeur opdek met stalen kozijn en beslag", "st", 1, 24500),
      midden: material("Binnendeur stomp met houten kozijn en beslag", "st", 1, 39500),
      luxe: material("Binnendeur massief of glas met kozijn en beslag", "st", 1, 79500),
    },
  ),
  "complete_renovatie.paint": own({
    description: "Wanden, plafonds en houtwerk binnen schilderen",
    phase: "painting",
    unit: "m2",
    hours: 0.16,
    role: "carpenter",
    materials: [
      material("Muurverf mat wit", "l", 0.2, 1050, { pack: { size: 10, label: "emmer" } }),
      material("Lakverf en grondverf", "l", 0.02, 2800, { pack: { size: 2.5, label: "blik" } }),
    ],
    service: "painting",
  }),
} satisfies Record<string, Norm>
