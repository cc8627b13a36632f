import { material } from "../articles.ts"
import { perLevel } from "../level.ts"
import { fitted, type Norm, own, type Work } from "../norm.ts"
import { vloerenBaseNorms } from "./vloerenBase.ts"

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

export const vloerenNorms = {
  ...vloerenBaseNorms,
  ...perLevel(
    "vloeren.pvc",
    laying("PVC-vloer leveren en leggen, verlijmd", 0.26, "carpenter", [material("PVC-lijm", 0.3)]),
    {
      basis: "PVC-stroken dryback 2 mm",
      midden: "PVC-stroken dryback 2,5 mm",
      luxe: "PVC-stroken dryback 3 mm, designserie",
    },
  ),
  ...perLevel(
    "vloeren.laminaat",
    laying("Laminaat leveren en leggen met ondervloer", 0.25, "carpenter", [material("Ondervloer 10 dB")]),
    {
      basis: "Laminaat 7 mm klasse 31",
      midden: "Laminaat 8 mm klasse 32, v-groef",
      luxe: "Laminaat 12 mm klasse 33, waterbestendig",
    },
  ),
  ...perLevel(
    "vloeren.hout",
    laying("Houten vloer leveren, lijmen en afwerken", 0.6, "specialist", [
      material("Parketlijm elastisch", 1.1),
    ]),
    {
      basis: "Lamelparket eiken 14 mm, gelakt",
      midden: "Duoplank eiken 15 mm, geolied",
      luxe: "Duoplank eiken 21 mm, extra breed, geolied",
    },
  ),
  ...perLevel(
    "vloeren.tegels",
    laying("Vloertegels leveren, lijmen en voegen", 0.95, "specialist", [
      material("Poedertegellijm flexibel C2TE S1", 4.5),
      material("Voegmiddel flexibel", 0.5),
    ]),
    {
      basis: "Vloertegel keramisch 45 x 45 cm",
      midden: "Vloertegel keramisch 60 x 60 cm",
      luxe: "Vloertegel gerectificeerd 90 x 90 cm, designserie",
    },
  ),
  ...perLevel(
    "vloeren.gietvloer",
    { ...laying("Gietvloer aanbrengen met toplaag", 0.7, "specialist") },
    {
      basis: "Gietvloer epoxy, 2 mm, met primer en topcoat",
      midden: "Gietvloer polyurethaan, 2,5 mm, met primer en topcoat",
      luxe: "Gietvloer betonlook, met de hand gespaand",
    },
  ),
  ...perLevel(
    "vloeren.tapijt",
    laying("Tapijt leveren en leggen", 0.18, "carpenter", [material("Ondertapijt en tapijtlijm")]),
    {
      basis: "Tapijt projectkwaliteit, 4 m breed",
      midden: "Tapijt wolmix, 4 m breed",
      luxe: "Tapijt zuiver wol, 4 m breed",
    },
  ),
  "vloeren.pattern.dun": own({
    description: "Toeslag patroon: visgraat of ander legverband",
    phase: "flooring",
    unit: "m2",
    hours: 0.3,
    role: "carpenter",
    materials: [material("Extra snijverlies bij patroon")],
  }),
  "vloeren.pattern.dik": own({
    description: "Toeslag patroon: visgraat of ander verband in hout of tegels",
    phase: "flooring",
    unit: "m2",
    hours: 0.5,
    role: "specialist",
    materials: [material("Extra snijverlies bij patroon, hout of tegels")],
  }),
  "vloeren.skirting.plak": own({
    description: "Plakplinten leveren en plaatsen",
    phase: "fitting",
    unit: "m1",
    hours: 0.06,
    role: "carpenter",
    materials: [material("Plakplint 5 x 24 mm")],
  }),
  "vloeren.skirting.mdf": own({
    description: "Plinten 7 cm leveren, plaatsen en afkitten",
    phase: "fitting",
    unit: "m1",
    hours: 0.12,
    role: "carpenter",
    materials: [material("MDF-plint wit 12 x 70 mm"), material("Montagekit en acrylaatkit")],
  }),
  "vloeren.skirting.hoog": own({
    description: "Hoge plinten leveren, plaatsen en afkitten",
    phase: "fitting",
    unit: "m1",
    hours: 0.15,
    role: "carpenter",
    materials: [material("MDF-plint wit 15 x 120 mm"), material("Montagekit en acrylaatkit")],
  }),
  "vloeren.threshold": own({
    ...fitted("Overgang of dorpel tussen twee ruimtes", 0.4),
    role: "carpenter",
    materials: [material("Overgangsprofiel aluminium 90 cm")],
  }),
  "vloeren.stairs": own({
    ...fitted("Trap bekleden met dezelfde vloer", 12),
    role: "carpenter",
    materials: [material("Traprenovatieset 13 treden")],
    spread: { low: 0.85, high: 1.35 },
  }),
  "vloeren.stairsCarpet": own({
    ...fitted("Trap bekleden met tapijt", 6),
    role: "carpenter",
    materials: [material("Traptapijt met ondertapijt, 13 treden")],
  }),
  "vloeren.door": own({ ...fitted("Deur inkorten", 0.5), role: "carpenter" }),
} satisfies Record<string, Norm>
