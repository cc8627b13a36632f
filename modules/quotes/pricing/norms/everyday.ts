import { type ArticleName, material } from "../articles.ts"
import type { Norm, Phase, Role, Service } from "../norm.ts"
import { own } from "../norm.ts"
import { everydayInstallationNorms } from "./everydayInstallations.ts"
import { everydayOutsideNorms } from "./everydayOutside.ts"

const painted = (
  description: string,
  unit: Norm["unit"],
  hours: number,
  paint: ArticleName,
  litres: number,
) =>
  own({
    description,
    phase: "painting",
    unit,
    hours,
    role: "carpenter",
    materials: [material(paint, litres)],
    service: "painting",
  })

const stripped = (
  description: string,
  unit: Norm["unit"],
  hours: number,
  service: Service = "other",
  role: Role = "helper",
) => own({ description, phase: "demolition", unit, hours, role, service, spread: { low: 0.8, high: 1.4 } })

const joinery = (description: string, hours: number, article: ArticleName, phase: Phase = "fitting") =>
  own({ description, phase, unit: "st", hours, role: "carpenter", materials: [material(article)] })

/** Work that builders are asked for every day, found in work items and asked by no question of the wizard. */
export const everydayNorms = {
  ...everydayInstallationNorms,
  ...everydayOutsideNorms,
  "everyday.stripWallpaper": stripped("Oud behang verwijderen", "m2", 0.16, "attendant"),
  "everyday.stripPlaster": stripped("Oud stucwerk afbikken", "m2", 0.4),
  "everyday.stripCeiling": stripped("Plafond met regelwerk verwijderen", "m2", 0.3),
  "everyday.stripScreed": stripped("Dekvloer uitbreken", "m2", 0.7),
  "everyday.stripSkirting": stripped("Plinten verwijderen", "m1", 0.08),
  "everyday.removeDoor": stripped("Binnendeur met kozijn verwijderen", "st", 1),
  "everyday.removeStairs": stripped("Oude trap verwijderen", "st", 6),
  "everyday.wallpaper": own({
    description: "Wanden behangen met vliesbehang",
    phase: "painting",
    unit: "m2",
    hours: 0.22,
    role: "carpenter",
    materials: [material("Vliesbehang met lijm")],
    service: "wallpapering",
  }),
  "everyday.glassFibre": own({
    description: "Glasvezelbehang of renovlies plakken",
    phase: "painting",
    unit: "m2",
    hours: 0.18,
    role: "carpenter",
    materials: [material("Glasvezelbehang met lijm")],
    service: "wallpapering",
  }),
  "everyday.sprayPlaster": own({
    description: "Wanden of plafond spackspuiten",
    phase: "plastering",
    unit: "m2",
    hours: 0.12,
    role: "specialist",
    materials: [material("Spackpleister", 2.5)],
    service: "plastering",
  }),
  "everyday.paintDoor": painted(
    "Binnendeur met kozijn schuren en schilderen",
    "st",
    2.6,
    "Lakverf en grondverf binnen",
    0.6,
  ),
  "everyday.paintSkirting": painted(
    "Plinten schuren en schilderen",
    "m1",
    0.12,
    "Lakverf en grondverf binnen",
    0.03,
  ),
  "everyday.paintStairs": painted(
    "Trap met leuning schuren en schilderen",
    "st",
    11,
    "Lakverf en grondverf binnen",
    2.5,
  ),
  "everyday.paintRadiator": painted("Radiator schilderen", "st", 1.6, "Lakverf en grondverf binnen", 0.4),
  "everyday.systemCeiling": own({
    description: "Systeemplafond met platen",
    phase: "fitting",
    unit: "m2",
    hours: 0.45,
    role: "carpenter",
    materials: [material("Systeemplafond met draagprofiel")],
  }),
  "everyday.blockWall": own({
    description: "Binnenmuur van lijmblokken",
    phase: "shell",
    unit: "m2",
    hours: 0.75,
    role: "carpenter",
    materials: [material("Kalkzandsteen lijmblok 100 mm")],
  }),
  "everyday.renewSealant": own({
    description: "Oude kitvoegen uitsnijden en opnieuw afkitten",
    phase: "handover",
    unit: "m1",
    hours: 0.16,
    role: "specialist",
    materials: [material("Siliconenkit sanitair")],
  }),
  "everyday.regrout": own({
    description: "Tegelvoegen uithalen en opnieuw invoegen",
    phase: "tiling",
    unit: "m2",
    hours: 0.7,
    role: "specialist",
    materials: [material("Voegmiddel flexibel", 0.5)],
  }),
  "everyday.sandFloor": own({
    description: "Houten vloer schuren en lakken of oliën",
    phase: "flooring",
    unit: "m2",
    hours: 0.38,
    role: "specialist",
    materials: [material("Lakverf en grondverf binnen", 0.2)],
    equipmentCents: 250,
  }),
  "everyday.hangDoor": joinery(
    "Nieuwe binnendeur afhangen in het kozijn dat er is",
    2,
    "Binnendeur opdek, afgelakt, met beslag",
  ),
  "everyday.lock": joinery("Slot of deurbeslag vervangen", 0.8, "Deurbeslag met cilinder SKG**"),
  "everyday.loftLadder": joinery(
    "Vlizotrap met geïsoleerd luik plaatsen",
    5,
    "Vlizotrap driedelig met geïsoleerd luik",
  ),
  "everyday.handrail": joinery("Trapleuning plaatsen", 1.5, "Handleuning met dragers"),
  "everyday.garageDoor": joinery(
    "Elektrische sectionaaldeur plaatsen",
    8,
    "Sectionaaldeur 250 x 212 cm, elektrisch",
    "frames",
  ),
  "everyday.woodRot": joinery("Houtrot herstellen, per plek", 1.6, "Houtrotvuller tweecomponenten", "frames"),
  "everyday.cupboard": own({
    description: "Inbouwkast op maat met deuren en planken",
    phase: "fitting",
    unit: "m1",
    hours: 6,
    role: "carpenter",
    materials: [material("Kastdeuren en planken op maat")],
  }),
} satisfies Record<string, Norm>
