import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Survey } from "../survey.ts"

/**
 * Working days on site of a usual job, and the answer that tells how far a job is from usual. A yardstick for
 * what comes by the day (a bus, a site toilet, tidying); the planning counts hours.
 */
export const usualJobs: Record<ProjectType, { days: number; question?: string; size?: number }> = {
  badkamer: { days: 12, question: "badkamer_oppervlakte", size: 6 },
  keuken: { days: 7, question: "keuken_lengte", size: 4.5 },
  complete_renovatie: { days: 60, question: "complete_renovatie_oppervlakte", size: 90 },
  aanbouw: { days: 35, question: "aanbouw_breedte", size: 5 },
  opbouw: { days: 40, question: "opbouw_oppervlakte", size: 40 },
  dakkapel: { days: 4, question: "dakkapel_breedte", size: 3 },
  dakwerk_hellend: { days: 7, question: "dakwerk_hellend_lengte", size: 6 },
  dakwerk_plat: { days: 3, question: "dakwerk_plat_oppervlakte", size: 40 },
  kozijnen: { days: 4, question: "kozijnen_ramen", size: 6 },
  vloeren: { days: 4, question: "vloeren_oppervlakte", size: 40 },
  elektra: { days: 4 },
  isolatie: { days: 4 },
}

/** A leak is found and mended in two days, however large the roof is. */
const repairDays = 2
const isRepair = (survey: Survey, type: ProjectType) => survey.has(`${type}_werk`, "herstel")

/** Whole days; a third of them do not depend on the size, and beyond four times the usual more people come. */
export function siteDays(survey: Survey, type: ProjectType): number {
  if (isRepair(survey, type)) return repairDays
  const { days, question, size = 1 } = usualJobs[type]
  const answered = question === undefined ? undefined : survey.given(question)
  const ratio = answered === undefined ? 1 : Math.min(answered / size, 4)
  return Math.ceil(days * (0.3 + 0.7 * ratio))
}
