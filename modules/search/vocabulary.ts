import type { Db } from "#db/open.ts"
import { createPause } from "#src/jobs/portions.ts"
import { beginsNear, canBeNear } from "./near.ts"
import { wordsOf } from "./words.ts"

/** So many words may stand for one that was typed. */
const most = 40

/** Of shorter words too many others have a part. */
const leastInside = 3

export type Vocabulary = ReturnType<typeof createVocabulary>

/**
 * The words that there are, for what was typed in part or wrongly: looking through 80,000 takes a millisecond, an index
 * of trigrams ten times that. Read once, after that only what was added; a word that is gone finds nothing.
 */
export function createVocabulary(db: Db) {
  const terms = new Set<string>()
  const letters: string[] = []
  /** All of them, a line each: searched as one text. */
  let lines = "\n"
  let known = -1
  let reading: Promise<void> | undefined

  /** In portions: of 50,000 things there are more words than may hold the server. */
  async function readAll() {
    const newest = lastEntry()
    const pause = createPause()
    let after = ""
    for (let page = pageAfter(after); page.length > 0; page = pageAfter(after)) {
      add(page)
      after = page.at(-1)!
      await pause()
    }
    known = newest
  }

  function readAdded() {
    const newest = lastEntry()
    if (newest === known) return
    for (const [text] of db.$client.query(addedSince).values(known)) add(wordsOf(text as string))
    known = newest
  }

  function add(words: string[]) {
    const fresh = words.filter((word) => !terms.has(word) && terms.add(word))
    for (const word of fresh) if (!/\d/.test(word)) letters.push(word)
    if (fresh.length > 0) lines += `${fresh.join("\n")}\n`
  }

  const lastEntry = () => (db.$client.query(lastOfAll).values()[0]?.[0] as number | null) ?? 0
  const pageAfter = (term: string) =>
    db.$client
      .query(nextTerms)
      .values(term, page)
      .map(([term]) => term as string)

  return {
    async ready() {
      reading ??= readAll()
      await reading
      readAdded()
    },
    /** Words with this in them. */
    around(typed: string): string[] {
      if (typed.length < leastInside) return []
      const found: string[] = []
      let at = lines.indexOf(typed)
      while (at >= 0 && found.length < most) {
        const end = lines.indexOf("\n", at)
        found.push(lines.slice(lines.lastIndexOf("\n", at) + 1, end))
        at = lines.indexOf(typed, end)
      }
      return found
    },
    /** Words that begin as this does but for one letter. */
    near(typed: string): string[] {
      if (!canBeNear(typed)) return []
      const longest = typed.length > 3 ? Number.POSITIVE_INFINITY : typed.length + 1
      const found: string[] = []
      for (const term of letters)
        if (term.length <= longest && beginsNear(typed, term) && found.push(term) === most) break
      return found
    },
  }
}

const page = 2000
const nextTerms = "SELECT term FROM derived_search_terms WHERE term > ? LIMIT ?"
const addedSince = "SELECT title || ' ' || subtitle || ' ' || words FROM derived_search WHERE id > ?"
const lastOfAll = "SELECT max(id) FROM derived_search"
