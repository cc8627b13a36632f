import type { Day } from "#src/shared/days.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { aanbouw } from "./catalogue/aanbouw.ts"
import { badkamer } from "./catalogue/badkamer.ts"
import { completeRenovatie } from "./catalogue/completeRenovatie.ts"
import { dakkapel } from "./catalogue/dakkapel.ts"
import { dakwerkHellend } from "./catalogue/dakwerkHellend.ts"
import { dakwerkPlat } from "./catalogue/dakwerkPlat.ts"
import { elektra } from "./catalogue/elektra.ts"
import { isolatie } from "./catalogue/isolatie.ts"
import { keuken } from "./catalogue/keuken.ts"
import { kozijnen } from "./catalogue/kozijnen.ts"
import { opbouw } from "./catalogue/opbouw.ts"
import { sharedSections } from "./catalogue/shared.ts"
import { vloeren } from "./catalogue/vloeren.ts"
import type { QuestionSection } from "./question.ts"

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
