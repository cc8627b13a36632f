import { beginsNear, canBeNear } from "./near.ts"
import type { Hit } from "./schema.ts"
import { wordsOf } from "./words.ts"

export interface Entry {
  id: number
  kind: string
  subject: number
  title: string
  subtitle: string
  words: string
  phone: string
  cents: number | null
  state: Hit["state"]
}

/** What was put away stands after all else that was found as well. */
const putAway = 3

/**
 * How far an entry is from what was typed, the nearest first: a whole word of its title before the beginning of one,
 * that before a part or a word that is nearly it, and its title before what else is known of it.
 */
export function distance(entry: Entry, words: readonly string[]): number {
  const title = wordsOf(entry.title)
  const rest = wordsOf(`${entry.subtitle} ${entry.words}`)
  const each = words.reduce((sum, word) => sum + Math.min(best(title, word), best(rest, word) + 1.5), 0)
  const first = title[0]?.startsWith(words[0]!) ? 0 : 0.5
  return each + first + (entry.state === "archived" ? putAway : 0)
}

function best(among: string[], word: string): number {
  const isGuessed = canBeNear(word)
  let least = 8
  for (const candidate of among) {
    if (candidate === word) return 0
    if (candidate.startsWith(word)) least = Math.min(least, 1)
    else if (candidate.includes(word)) least = Math.min(least, 3)
    else if (isGuessed && beginsNear(word, candidate)) least = Math.min(least, 5)
  }
  return least
}
