import { type ArticleName, material } from "../articles.ts"
import { type Norm, own } from "../norm.ts"

const framed = (description: string, unit: "m2" | "st", hours: number, article: ArticleName): Norm =>
  own({
    description,
    phase: "frames",
    unit,
    hours,
    role: "carpenter",
    materials: [material(article)],
  })

const extra = (description: string, hours: number, article: ArticleName): Norm =>
  own({
    description,
    phase: "fitting",
    unit: "st",
    hours,
    role: "carpenter",
    materials: [material(article)],
  })

export const kozijnenNorms = {
  "kozijnen.measure": own({
    description: "Kozijnen precies inmeten en laten tekenen",
    phase: "preparation",
    unit: "st",
    hours: 0.4,
    role: "carpenter",
  }),
  "kozijnen.remove": own({
    description: "Oud kozijn met glas uithalen",
    phase: "demolition",
    unit: "st",
    hours: 1.5,
    role: "carpenter",
    spread: { low: 0.85, high: 1.4 },
  }),
  "kozijnen.removeSteel": own({
    description: "Toeslag voor het uitslijpen van stalen kozijnen",
    phase: "demolition",
    unit: "st",
    hours: 1.5,
    role: "carpenter",
    equipmentCents: 1200,
  }),
  "kozijnen.rollingScaffold": own({
    description: "Rolsteiger",
    phase: "preparation",
    unit: "dag",
    hours: 1,
    role: "helper",
    equipmentCents: 4800,
    service: "attendant",
  }),
  "kozijnen.aerialPlatform": own({
    description: "Hoogwerker",
    phase: "preparation",
    unit: "dag",
    hours: 0.5,
    role: "helper",
    equipmentCents: 29500,
    service: "attendant",
  }),
  "kozijnen.place": own({
    description: "Nieuw kozijn stellen, vastzetten en afdichten",
    phase: "frames",
    unit: "st",
    hours: 2.5,
    role: "carpenter",
    materials: [
      material("Kozijnankers, compriband en pur"),
      material("Beglazingskit en waterslagkit 310 ml", 1.5),
      material("Aftimmerlat binnen, gegrond", 5),
    ],
  }),
  "kozijnen.frame.kunststof": framed(
    "Kunststof kozijn met HR++-glas",
    "m2",
    1.2,
    "Kunststof kozijn met HR++-glas",
  ),
  "kozijnen.frame.hout": framed(
    "Houten kozijn met HR++-glas, gegrond",
    "m2",
    1.4,
    "Hardhouten kozijn met HR++-glas, gegrond",
  ),
  "kozijnen.frame.aluminium": framed(
    "Aluminium kozijn met HR++-glas",
    "m2",
    1.3,
    "Aluminium kozijn met HR++-glas",
  ),
  "kozijnen.door.kunststof": framed(
    "Kunststof buitendeur met kozijn",
    "st",
    4,
    "Kunststof buitendeur met kozijn en driepuntsslot",
  ),
  "kozijnen.door.hout": framed(
    "Houten buitendeur met kozijn",
    "st",
    5,
    "Hardhouten buitendeur met kozijn en driepuntsslot",
  ),
  "kozijnen.door.aluminium": framed(
    "Aluminium buitendeur met kozijn",
    "st",
    4.5,
    "Aluminium buitendeur met kozijn en driepuntsslot",
  ),
  "kozijnen.slider.kunststof": framed(
    "Kunststof schuifpui van circa 2,5 meter",
    "st",
    9,
    "Kunststof schuifpui 250 x 220 cm HR++",
  ),
  "kozijnen.slider.hout": framed(
    "Houten schuifpui van circa 2,5 meter",
    "st",
    10,
    "Hardhouten schuifpui 250 x 220 cm HR++",
  ),
  "kozijnen.slider.aluminium": framed(
    "Aluminium schuifpui van circa 2,5 meter",
    "st",
    9.5,
    "Aluminium schuifpui 250 x 220 cm HR++",
  ),
  "kozijnen.colour": framed("Meerprijs voor een andere kleur dan wit", "m2", 0, "Meerprijs kleur kozijn"),
  "kozijnen.triple": framed("Meerprijs voor triple glas", "m2", 0.2, "Meerprijs triple glas"),
  "kozijnen.reveal": own({
    description: "Muren binnen rond de kozijnen bijstucen",
    phase: "plastering",
    unit: "m1",
    hours: 0.3,
    role: "specialist",
    materials: [material("Gipspleister", 2.5), material("Hoekprofiel verzinkt")],
    service: "plastering",
  }),
  "kozijnen.paint": own({
    description: "Houten kozijnen gronden en aflakken, binnen en buiten",
    phase: "painting",
    unit: "m2",
    hours: 1.3,
    role: "carpenter",
    materials: [material("Grondverf buiten", 0.18), material("Lakverf hoogglans buiten", 0.25)],
    service: "painting",
  }),
  "kozijnen.vent": extra("Ventilatierooster op het glas", 0.5, "Ventilatierooster zelfregelend, per raam"),
  "kozijnen.screen": extra("Inzethor op maat", 0.5, "Inzethor aluminium op maat"),
  "kozijnen.shutter": extra("Elektrisch rolluik", 3, "Rolluik aluminium elektrisch, op maat"),
  "kozijnen.sill": extra("Nieuwe vensterbank", 1, "Vensterbank composiet op maat"),
} satisfies Record<string, Norm>
