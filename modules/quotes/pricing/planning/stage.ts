import { lazy } from "#src/shared/lazy.ts"
import { byName, numberIn, oneOf, rowsOf } from "#src/shared/textTable.ts"
import { wholeOf } from "../halves.ts"
import type { EstimateLine } from "../line.ts"
import { stagesOfNorms, stageTable } from "./stages.ts"

/** A part of a job as people on site name it. */
export interface Stage {
  name: string
  activity: string
  place: Place
  /** Nothing else can be done in that place meanwhile: a wet floor, a room full of scaffold boards. */
  alone: boolean
  fewest: number
  most: number
  secondFrom: number
  after: Dependency[]
  /** It waits for all other work. */
  last: boolean
  open: boolean
  source: string
}

export interface Dependency {
  stage: string
  /** Of drying or hardening in between, on the calendar. */
  days: number
}

const places = ["off", "beside", "site", "outside", "roof", "inside"] as const
type Place = (typeof places)[number]

const columns = ["stage", "activity", "place", "people", "second", "after", "open", "source"] as const

/** In the order in which they are usually done. */
export const stages = lazy(() =>
  rowsOf(stageTable, columns, ([name, activity, where, people, second, after, open, source]): Stage => {
    const [place = "", alone] = where.split(" ")
    const [fewest = "", most = ""] = people.split("-")
    return {
      ...{ name, activity, source },
      place: oneOf(places, place),
      alone: alone !== undefined && oneOf(["alone"], alone) === "alone",
      ...{ fewest: numberIn(fewest), most: numberIn(most), secondFrom: numberIn(second) },
      after: after === "everything" || after === "" ? [] : after.split(", ").map(dependencyIn),
      last: after === "everything",
      open: open !== "" && oneOf(["yes"], open) === "yes",
    }
  }),
)

function dependencyIn(text: string): Dependency {
  const [stage = "", days = "0"] = text.split(" ")
  return { stage, days: numberIn(days) }
}

const stagesByNorm = lazy(() =>
  byName(rowsOf(stagesOfNorms, ["norm", "stage"], ([norm, stage]) => [norm, stage])),
)

/** The stage in which the work of a line is done: that of its norm or the norms it belongs to, else that of its phase. */
export function stageOf({ code, phase }: Pick<EstimateLine, "code" | "phase">): string {
  const known = stagesByNorm()
  for (let norm = wholeOf(code); norm !== ""; norm = norm.slice(0, Math.max(norm.lastIndexOf("."), 0))) {
    const stage = known[norm]
    if (stage) return stage
  }
  return phase
}
