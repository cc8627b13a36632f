import type { Day } from "#src/shared/days.ts"
import { lazy } from "#src/shared/lazy.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { aanbouw } from "./aanbouw.ts"
import { badkamer } from "./badkamer.ts"
import { completeRenovatie } from "./completeRenovatie.ts"
import { dakkapel } from "./dakkapel.ts"
import { dakwerkHellend } from "./dakwerkHellend.ts"
import { dakwerkPlat } from "./dakwerkPlat.ts"
import { elektra } from "./elektra.ts"
import { isolatie } from "./isolatie.ts"
import { keuken } from "./keuken.ts"
import { kozijnen } from "./kozijnen.ts"
import { opbouw } from "./opbouw.ts"
import type { QuestionSection } from "./question.ts"
import { sectionsIn } from "./questionTable.ts"
import { shared } from "./shared.ts"
import { vloeren } from "./vloeren.ts"

const texts: Record<ProjectType, string> = {
  badkamer,
  keuken,
  complete_renovatie: completeRenovatie,
  aanbouw,
  opbouw,
  dakkapel,
  dakwerk_hellend: dakwerkHellend,
  dakwerk_plat: dakwerkPlat,
  kozijnen,
  vloeren,
  elektra,
  isolatie,
}

/** Read when first asked. */
const byType = Object.fromEntries(
  Object.entries(texts).map(([type, text]) => [type, lazy(() => sectionsIn(text))]),
) as Record<ProjectType, () => QuestionSection[]>

/**
 * The questionnaire of a job: the sections of each type, then the shared ones (building, access, planning) once,
 * as they are asked on that day.
 */
export const catalogueFor = (types: ProjectType[], today: Day): QuestionSection[] => [
  ...types.flatMap((type) => byType[type]()),
  ...sharedSections(today),
]

export function sharedSections(today: Day): QuestionSection[] {
  const year = Number(today.slice(0, 4))
  const sections = byYear.get(year) ?? sectionsIn(shared(year))
  byYear.set(year, sections)
  return sections
}

const byYear = new Map<number, QuestionSection[]>()
