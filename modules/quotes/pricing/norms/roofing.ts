import { material } from "../articles.ts"
import { type Norm, own } from "../norm.ts"

/** Roofs of whatever is built on, and what comes back on an old one. */
export const roofingNorms = {
  "roofing.flat": own({
    description: "Plat dak: balken, beschot, isolatie en EPDM",
    phase: "roofing",
    unit: "m2",
    hours: 1.8,
    role: "carpenter",
    materials: [
      material("Vuren balk C24 71 x 196 mm", 1.9),
      material("Underlayment 18 mm"),
      material("PIR-plaat plat dak 140 mm"),
      material("EPDM-dakfolie 1,2 mm, op maat"),
      material("EPDM-contactlijm", 0.45),
      material("Dampremmende laag bitumen"),
    ],
  }),
  "roofing.sloping": own({
    description: "Schuin dak: balken, isolatie en dakpannen",
    phase: "roofing",
    unit: "m2",
    hours: 2.2,
    role: "carpenter",
    materials: [
      material("Geïsoleerd dakelement Rc 6,3"),
      material("Panlat vuren 26 x 40 mm", 3.1),
      material("Tengel vuren 22 x 50 mm", 1.7),
      material("Keramische pan, matte engobe", 14),
      material("Panhaken en rvs schroeven", 6),
      material("Vuren balk C24 71 x 221 mm", 0.9),
    ],
  }),
  "roofing.edge": own({
    description: "Dakrand met boeidelen, trim of goot",
    phase: "roofing",
    unit: "m1",
    hours: 0.7,
    role: "carpenter",
    materials: [material("Boeideel rockpanel 8 mm"), material("Aluminium daktrim of mastgoot")],
  }),
  "roofing.boarding": own({
    description: "Slecht dakhout vervangen door nieuwe platen",
    phase: "shell",
    unit: "m2",
    hours: 0.5,
    role: "carpenter",
    materials: [material("Underlayment 18 mm"), material("Schroeven verzinkt 5 x 60 mm", 14)],
    spread: { low: 0.8, high: 1.5 },
  }),
} satisfies Record<string, Norm>
