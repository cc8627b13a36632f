import { typeLabels } from "#src/shared/projectTypes.ts"
import type { GeneratorType } from "./schema.ts"

/** What a project that the generator makes begins its name with: who asks for a 'verbouwing' need not have all of it done. */
export const workNames: Record<GeneratorType, string> = {
  badkamer: typeLabels.badkamer,
  keuken: typeLabels.keuken,
  aanbouw: typeLabels.aanbouw,
  dakopbouw: typeLabels.opbouw,
  verbouwing: "Verbouwing",
}
