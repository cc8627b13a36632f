import { levelAssumed } from "./nl.ts"
import type { Survey } from "./survey.ts"

/** The finish a client chooses; the option values of every `<type>_niveau` question. */
export type Level = "basis" | "midden" | "luxe"

/** The chosen level, or "midden" as a stated assumption. */
export const levelOf = (survey: Survey, key: string, work: string): Level =>
  survey.choiceOr(key, "midden", levelAssumed(work)) as Level
