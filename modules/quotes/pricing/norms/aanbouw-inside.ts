import { material, type Norm, own } from "../norm.ts"

export const aanbouwInsideNorms = {
  "aanbouw.electrics": own({
    description: "Elektra aanbouw: groep, stopcontacten en lichtpunten",
    phase: "electrical",
    unit: "post",
    hours: 14,
    role: "specialist",
    materials: [
      material("Installatiedraad in buis", "m1", 90, 145, { pack: { size: 100, label: "rol" } }),
      material("Inbouwdozen, schakelaars en stopcontacten", "st", 12, 1850),
      material("Aardlekautomaat 16 A", "st", 1, 5900),
    ],
  }),
  "aanbouw.floorHeating": own({
    description: "Vloerverwarming in de dekvloer",
    phase: "plumbing",
    unit: "m2",
    hours: 0.25,
    role: "specialist",
    materials: [material("Vloerverwarmingsbuis 16 mm op noppenplaat", "m2", 1, 2600, { waste: 0.05 })],
  }),
  "aanbouw.heatingManifold": own({
    description: "Verdeler vloerverwarming aansluiten op de cv",
    phase: "plumbing",
    unit: "st",
    hours: 6,
    role: "specialist",
    materials: [material("Verdeler 2 groepen met pomp", "st", 1, 46500)],
  }),
  "aanbouw.radiator": own({
    description: "Radiator met leidingen naar de cv",
    phase: "plumbing",
    unit: "st",
    hours: 5,
    role: "specialist",
    materials: [
      material("Paneelradiator type 22 met thermostaatkraan", "st", 1, 36000),
      material("Cv-leiding 16 mm met fittingen", "m1", 12, 320),
    ],
  }),
  "aanbouw.screed": own({
    description: "Zandcement dekvloer, 7 cm",
    phase: "flooring",
    unit: "m2",
    hours: 0.05,
    role: "helper",
    subcontractCents: 2650,
  }),
  "aanbouw.ceiling": own({
    description: "Plafond van gipsplaat op regelwerk",
    phase: "plastering",
    unit: "m2",
    hours: 0.6,
    role: "carpenter",
    materials: [
      material("Gipsplaat 12,5 mm", "m2", 1, 420, { waste: 0.1 }),
      material("Plafondregels vuren 22 x 50 mm", "m1", 3.2, 115, { waste: 0.1 }),
    ],
  }),
  "aanbouw.plaster": own({
    description: "Wanden en plafond glad stucen",
    phase: "plastering",
    unit: "m2",
    hours: 0.3,
    role: "specialist",
    materials: [
      material("Gipspleister", "kg", 8, 48, { pack: { size: 25, label: "zak" } }),
      material("Voorstrijk voor stucwerk", "l", 0.15, 480, { pack: { size: 10, label: "emmer" } }),
    ],
    service: "plastering",
  }),
  "aanbouw.paint": own({
    description: "Wanden en plafond schilderen, 2 lagen",
    phase: "painting",
    unit: "m2",
    hours: 0.16,
    role: "carpenter",
    materials: [material("Muurverf mat wit", "l", 0.2, 1050, { pack: { size: 10, label: "emmer" } })],
    service: "painting",
  }),
  "aanbouw.flooring.pvc": own({
    description: "Vloer egaliseren en pvc leggen met plinten",
    phase: "flooring",
    unit: "m2",
    hours: 0.5,
    role: "carpenter",
    materials: [
      material("PVC-stroken dryback 2,5 mm", "m2", 1, 2900, {
        waste: 0.08,
        pack: { size: 3.37, label: "pak" },
      }),
      material("Egaliseermiddel en pvc-lijm", "m2", 1, 620),
      material("MDF-plint wit 12 x 70 mm", "m1", 0.8, 320, { waste: 0.1 }),
    ],
  }),
  "aanbouw.flooring.tegels": own({
    description: "Tegelvloer leggen en voegen",
    phase: "flooring",
    unit: "m2",
    hours: 1,
    role: "specialist",
    materials: [
      material("Vloertegel keramisch 60 x 60 cm", "m2", 1, 3500, {
        waste: 0.08,
        pack: { size: 1.08, label: "doos" },
      }),
      material("Tegellijm en voegmiddel", "m2", 1, 620),
    ],
  }),
} satisfies Record<string, Norm>
