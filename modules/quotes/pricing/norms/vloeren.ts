import { perLevel } from "../level.ts"
import { fitted, material, type Norm, own, type Work } from "../norm.ts"
import { vloerenBaseNorms } from "./vloeren-base.ts"

const laying = (
  description: string,
  hours: number,
  role: Work["role"],
  materials?: Work["materials"],
): Work => ({
  description,
  phase: "flooring",
  unit: "m2",
  hours,
  role,
  materials,
})
const boxed = (name: string, priceCents: number, size: number, waste = 0.07) =>
  material(name, "m2", 1, priceCents, { waste, pack: { size, label: "pak" } })
const tile = (name: string, priceCents: number, size: number) =>
  material(name, "m2", 1, priceCents, { waste: 0.1, pack: { size, label: "doos" } })

export const vloerenNorms = {
  ...vloerenBaseNorms,
  ...perLevel(
    "vloeren.pvc",
    laying("PVC-vloer leveren en leggen, verlijmd", 0.26, "carpenter", [
      material("PVC-lijm", "kg", 0.3, 850, { pack: { size: 12, label: "emmer" } }),
    ]),
    {
      basis: boxed("PVC-stroken dryback 2 mm", 2150, 3.37),
      midden: boxed("PVC-stroken dryback 2,5 mm", 3100, 3.37),
      luxe: boxed("PVC-stroken dryback 3 mm, designserie", 4600, 3.37),
    },
  ),
  ...perLevel(
    "vloeren.laminaat",
    laying("Laminaat leveren en leggen met ondervloer", 0.25, "carpenter", [
      material("Ondervloer 10 dB", "m2", 1, 420, { waste: 0.05, pack: { size: 15, label: "rol" } }),
    ]),
    {
      basis: boxed("Laminaat 7 mm klasse 31", 950, 2.4),
      midden: boxed("Laminaat 8 mm klasse 32, v-groef", 1650, 2.2),
      luxe: boxed("Laminaat 12 mm klasse 33, waterbestendig", 2850, 1.6),
    },
  ),
  ...perLevel(
    "vloeren.hout",
    laying("Houten vloer leveren, lijmen en afwerken", 0.6, "specialist", [
      material("Parketlijm elastisch", "kg", 1.1, 690, { pack: { size: 16, label: "emmer" } }),
    ]),
    {
      basis: boxed("Lamelparket eiken 14 mm, gelakt", 4600, 2.2, 0.08),
      midden: boxed("Duoplank eiken 15 mm, geolied", 6400, 2.4, 0.08),
      luxe: boxed("Duoplank eiken 21 mm, extra breed, geolied", 9800, 2.4, 0.08),
    },
  ),
  ...perLevel(
    "vloeren.tegels",
    laying("Vloertegels leveren, lijmen en voegen", 0.95, "specialist", [
      material("Poedertegellijm flexibel C2TE S1", "kg", 4.5, 95, { pack: { size: 25, label: "zak" } }),
      material("Voegmiddel flexibel", "kg", 0.5, 240, { pack: { size: 5, label: "zak" } }),
    ]),
    {
      basis: tile("Vloertegel keramisch 45 x 45 cm", 2200, 1.42),
      midden: tile("Vloertegel keramisch 60 x 60 cm", 3800, 1.08),
      luxe: tile("Vloertegel gerectificeerd 90 x 90 cm, designserie", 6200, 1.62),
    },
  ),
  ...perLevel(
    "vloeren.gietvloer",
    { ...laying("Gietvloer aanbrengen met toplaag", 0.7, "specialist") },
    {
      basis: material("Gietvloer epoxy, 2 mm, met primer en topcoat", "m2", 1, 2900),
      midden: material("Gietvloer polyurethaan, 2,5 mm, met primer en topcoat", "m2", 1, 4300),
      luxe: material("Gietvloer betonlook, met de hand gespaand", "m2", 1, 6200),
    },
  ),
  ...perLevel(
    "vloeren.tapijt",
    laying("Tapijt leveren en leggen", 0.18, "carpenter", [
      material("Ondertapijt en tapijtlijm", "m2", 1, 520, { waste: 0.05 }),
    ]),
    {
      basis: material("Tapijt projectkwaliteit, 4 m breed", "m2", 1, 1450, { waste: 0.12 }),
      midden: material("Tapijt wolmix, 4 m breed", "m2", 1, 2900, { waste: 0.12 }),
      luxe: material("Tapijt zuiver wol, 4 m breed", "m2", 1, 5900, { waste: 0.12 }),
    },
  ),
  "vloeren.pattern.dun": own({
    description: "Toeslag patroon: visgraat of ander legverband",
    phase: "flooring",
    unit: "m2",
    hours: 0.3,
    role: "carpenter",
    materials: [material("Extra snijverlies bij patroon", "m2", 1, 350)],
  }),
  "vloeren.pattern.dik": own({
    description: "Toeslag patroon: visgraat of ander verband in hout of tegels",
    phase: "flooring",
    unit: "m2",
    hours: 0.5,
    role: "specialist",
    materials: [material("Extra snijverlies bij patroon, hout of tegels", "m2", 1, 650)],
  }),
  "vloeren.skirting.plak": own({
    description: "Plakplinten leveren en plaatsen",
    phase: "fitting",
    unit: "m1",
    hours: 0.06,
    role: "carpenter",
    materials: [
      material("Plakplint 5 x 24 mm", "m1", 1, 190, { waste: 0.1, pack: { size: 2.4, label: "lengte" } }),
    ],
  }),
  "vloeren.skirting.mdf": own({
    description: "Plinten 7 cm leveren, plaatsen en afkitten",
    phase: "fitting",
    unit: "m1",
    hours: 0.12,
    role: "carpenter",
    materials: [
      material("MDF-plint wit 12 x 70 mm", "m1", 1, 320, {
        waste: 0.1,
        pack: { size: 2.4, label: "lengte" },
      }),
      material("Montagekit en acrylaatkit", "m1", 1, 45),
    ],
  }),
  "vloeren.skirting.hoog": own({
    description: "Hoge plinten leveren, plaatsen en afkitten",
    phase: "fitting",
    unit: "m1",
    hours: 0.15,
    role: "carpenter",
    materials: [
      material("MDF-plint wit 15 x 120 mm", "m1", 1, 620, {
        waste: 0.1,
        pack: { size: 2.4, label: "lengte" },
      }),
      material("Montagekit en acrylaatkit", "m1", 1, 45),
    ],
  }),
  "vloeren.threshold": own({
    ...fitted("Overgang of dorpel tussen twee ruimtes", 0.4),
    role: "carpenter",
    materials: [material("Overgangsprofiel aluminium 90 cm", "st", 1, 1650)],
  }),
  "vloeren.stairs": own({
    ...fitted("Trap bekleden met dezelfde vloer", 12),
    role: "carpenter",
    materials: [material("Traprenovatieset 13 treden", "st", 1, 62000)],
    spread: { low: 0.85, high: 1.35 },
  }),
  "vloeren.stairsCarpet": own({
    ...fitted("Trap bekleden met tapijt", 6),
    role: "carpenter",
    materials: [material("Traptapijt met ondertapijt, 13 treden", "st", 1, 26500)],
  }),
  "vloeren.door": own({ ...fitted("Deur inkorten", 0.5), role: "carpenter" }),
} satisfies Record<string, Norm>
