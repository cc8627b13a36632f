import { expect, test } from "bun:test"
import { checkAnswers } from "../answers.ts"
import { catalogueFor } from "../catalogue.ts"
import { type Answers, type ProjectType, visibleQuestions } from "../question.ts"
import { estimate } from "./estimate.ts"

/** An ordinary Dutch terraced house, easy to reach. */
const house: Answers = {
  gebruik: "woning",
  woningtype: "tussenwoning",
  bouwjaar: "1985",
  asbest: "vrij",
  monument: "nee",
  verdieping: "0",
  parkeren: "gratis",
  container: "eigen_terrein",
  bewoond: "ja",
}

interface Job {
  type: ProjectType
  job: string
  answers: Answers
  /** Euros including VAT that a Dutch builder would think plausible in 2026. */
  low: number
  high: number
  basis: string
}

const jobs: Job[] = [
  {
    type: "badkamer",
    job: "6 m² replaced, walk-in shower, toilet and basin, middle class",
    answers: {
      badkamer_situatie: "vervangen",
      badkamer_plaats: "zelfde",
      badkamer_vloer: "beton",
      badkamer_oppervlakte: "6",
      badkamer_hoogte: "250",
      badkamer_tegelhoogte: "plafond",
      badkamer_tegelformaat: "standaard",
      badkamer_onderdelen: ["inloopdouche", "toilet", "wastafel"],
      badkamer_niveau: "midden",
      badkamer_verwarming: "radiator",
      badkamer_extras: ["ventilatie"],
    },
    low: 12_000,
    high: 20_000,
    basis: "domain-facts 12: complete bathroom of 6 m², 2025",
  },
  {
    type: "keuken",
    job: "4,5 m of cabinets with five appliances and a composite worktop",
    answers: {
      keuken_situatie: "vervangen",
      keuken_leidingen: "zelfde",
      keuken_kookgroep: "nee",
      keuken_oppervlakte: "12",
      keuken_lengte: "4,5",
      keuken_vorm: "hoek",
      keuken_levering: "wij",
      keuken_niveau: "midden",
      keuken_werkblad: "composiet",
      keuken_apparaten: ["inductie", "oven", "vaatwasser", "koelkast", "afzuigkap"],
      keuken_wanden: ["achterwand"],
      keuken_vloer: "blijft",
    },
    low: 8_000,
    high: 20_000,
    basis: "domain-facts 12: kitchen, 2025",
  },
  {
    type: "complete_renovatie",
    job: "90 m² stripped and finished inside, middle class",
    answers: {
      complete_renovatie_oppervlakte: "90",
      complete_renovatie_staat: "casco",
      complete_renovatie_onderdelen: [
        "elektra",
        "leidingen",
        "verwarming",
        "badkamer",
        "toilet",
        "keuken",
        "stucwerk",
        "schilderwerk",
        "vloeren",
        "binnendeuren",
      ],
      complete_renovatie_badkamers: "1",
      complete_renovatie_deuren: "8",
      complete_renovatie_niveau: "midden",
      complete_renovatie_vloer: "pvc",
      complete_renovatie_afgifte: "radiatoren",
      complete_renovatie_bron: "ketel",
    },
    low: 80_000,
    high: 130_000,
    basis: "own estimate: 900 to 1.450 euros a m² without frames and insulation",
  },
  {
    type: "aanbouw",
    job: "5 x 4 m with a flat roof and a sliding front, ready to live in",
    answers: {
      aanbouw_ondergrond: "zand",
      aanbouw_bereikbaar: "breed",
      aanbouw_tekeningen: "laten_maken",
      aanbouw_breedte: "5",
      aanbouw_diepte: "4",
      aanbouw_doorbraak: "open",
      aanbouw_dak: "plat",
      aanbouw_lichtkoepels: "1",
      aanbouw_pui: "schuifpui",
      aanbouw_gevel: "steen",
      aanbouw_afwerking: "klaar",
      aanbouw_verwarming: "vloerverwarming",
      aanbouw_vloer: "pvc",
    },
    low: 40_000,
    high: 70_000,
    basis: "domain-facts 12: 2.000 to 3.000 euros a m², 2025",
  },
  {
    type: "kozijnen",
    job: "six plastic windows and two doors with grilles",
    answers: {
      kozijnen_werk: "vervangen",
      kozijnen_ramen: "6",
      kozijnen_formaat: "gemiddeld",
      kozijnen_deuren: "2",
      kozijnen_schuifpuien: "0",
      kozijnen_huidig: "hout",
      kozijnen_hoogte: "eerste",
      kozijnen_materiaal: "kunststof",
      kozijnen_kleur: "wit",
      kozijnen_glas: "hrpp",
      kozijnen_afwerking: ["stuc"],
      kozijnen_extras: ["roosters"],
    },
    low: 11_000,
    high: 19_000,
    basis: "own estimate: 900 to 1.500 euros a window, 2.000 to 3.000 a door",
  },
  {
    type: "kozijnen",
    job: "HR++ glass in six sound frames",
    answers: {
      kozijnen_werk: "glas",
      kozijnen_ramen: "6",
      kozijnen_formaat: "gemiddeld",
      kozijnen_hoogte: "begane_grond",
      kozijnen_glas: "hrpp",
    },
    low: 1_600,
    high: 3_800,
    basis: "own estimate: 150 to 250 euros a m² of glass and the general costs",
  },
  {
    type: "isolatie",
    job: "cavity of 60 m², floor of 45 m², glass of 14 m²",
    answers: {
      isolatie_onderdelen: ["spouw", "vloer", "glas"],
      isolatie_niveau: "goed",
      isolatie_gevel_oppervlakte: "60",
      isolatie_vloer_oppervlakte: "45",
      isolatie_glas_oppervlakte: "14",
      isolatie_spouw_staat: "nee",
      isolatie_kruipruimte: "hoog",
      isolatie_oud: "nee",
      isolatie_subsidie: "ja",
    },
    low: 6_000,
    high: 11_000,
    basis: "own estimate: cavity 20 to 30, floor 40 to 65, glass 150 to 250 euros a m²",
  },
]

test.each(jobs.map((job) => [job.type, job.job, job.low, job.high, job] as const))(
  "%s: %s costs between %d and %d euros",
  (type, _, low, high, { answers }) => {
    const given = { ...house, ...answers }
    const sections = catalogueFor([type])
    expect(checkAnswers(sections, given)).toEqual({})
    const shown = visibleQuestions(sections, given).map((question) => question.key)
    expect(Object.keys(answers).filter((key) => !shown.includes(key))).toEqual([])
    const { totals } = estimate({ projectTypes: [type], answers: given, today: "2026-11-20" })
    expect(totals.incVatCents / 100).toBeWithin(low, high)
    expect(totals.lowCents).toBeGreaterThan(totals.incVatCents * 0.75)
    expect(totals.highCents).toBeLessThan(totals.incVatCents * 1.5)
  },
)
