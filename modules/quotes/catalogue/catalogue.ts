import type { Day } from "#src/shared/days.ts"
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
import { sharedSections } from "./shared.ts"
import { vloeren } from "./vloeren.ts"

const byType: Record<ProjectType, QuestionSection[]> = {
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

/**
 * The questionnaire of a job: the sections of each type, then the shared ones (building, access, planning) once,
 * as they are asked on that day.
 */
export const catalogueFor = (types: ProjectType[], today: Day): QuestionSection[] => [
  ...types.flatMap((type) => byType[type]),
  ...sharedSections(today),
]
