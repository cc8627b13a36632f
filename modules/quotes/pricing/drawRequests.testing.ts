import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { catalogueFor } from "../catalogue/catalogue.ts"
import type { Answers } from "../catalogue/question.ts"
import { drawAnswers } from "./drawAnswers.ts"
import { estimate } from "./estimate.ts"
import type { Estimate } from "./line.ts"

export const drawnDay = "2026-11-20"

/** What somebody might ask for, drawn by chance but the same on every run. */
export interface DrawnRequest {
  seed: number
  types: ProjectType[]
  answers: Answers
}

/** Every type as often as another; one in four asks for two types, one in twenty for three. */
export const drawnRequests = (count: number): DrawnRequest[] =>
  Array.from({ length: count }, (_, seed) => {
    const extra = seed % 20 === 0 ? 2 : seed % 4 === 0 ? 1 : 0
    const types = [0, 5, 7].slice(0, 1 + extra).map((step) => projectTypes[(seed + step) % 12]!)
    return { seed, types, answers: drawAnswers(catalogueFor(types, drawnDay), seed) }
  })

export const priced = ({ types, answers }: Pick<DrawnRequest, "types" | "answers">): Estimate =>
  estimate({ projectTypes: types, answers, today: drawnDay })
