import { type ArticleName, material } from "./articles.ts"
import { levelAssumed } from "./nl.ts"
import { type Norm, own, type Work } from "./norm.ts"
import type { Survey } from "./survey.ts"

/** The finish a client chooses; the option values of every `<type>_niveau` question. */
const levels = ["basis", "midden", "luxe"] as const
export type Level = (typeof levels)[number]

/** Three norms `<code>.basis`, `.midden` and `.luxe`: the same work, another article. */
export function perLevel<Code extends string>(
  code: Code,
  work: Work,
  articles: Record<Level, ArticleName>,
): Record<`${Code}.${Level}`, Norm> {
  const ofLevel = (level: Level) =>
    own({ ...work, materials: [material(articles[level]), ...(work.materials ?? [])] })
  const entries = levels.map((level) => [`${code}.${level}`, ofLevel(level)])
  return Object.fromEntries(entries) as Record<`${Code}.${Level}`, Norm>
}

/** The chosen level, or "midden" as a stated assumption. */
export const levelOf = (survey: Survey, key: string, work: string): Level =>
  survey.choiceOr(key, "midden", levelAssumed(work)) as Level
