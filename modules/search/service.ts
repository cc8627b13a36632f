import type { Db } from "#db/open.ts"
import type { Findable } from "#src/manifest/search.ts"
import { type Role, reaches } from "#src/shared/roles.ts"
import { distance, type Entry } from "./ranking.ts"
import type { Hit, SearchResult } from "./schema.ts"
import { createVocabulary } from "./vocabulary.ts"
import { readingsOf, wordsOf } from "./words.ts"

/** So many of a kind are shown, and so many of the newest are weighed in each round. */
const mostOfKind = 5
const weighed = 60

/** With so many found, what looks like it is looked for no more. */
const [enough, plenty] = [5, 10]

export type Search = ReturnType<typeof createSearch>

export function createSearch(db: Db, findables: readonly Findable[]) {
  const vocabulary = createVocabulary(db)
  const byKind = new Map(findables.map((findable) => [findable.kind, findable]))

  /** From what was typed to what is nearly that: each round only when those before it found little. */
  function candidates(words: string[], kinds: string[]): Entry[] {
    const found = new Map<number, Entry>()
    const add = (match: string) => {
      for (const entry of newestMatching(match, kinds)) found.set(entry.id, entry)
    }
    add(`title : (${words.map(whole).join(" ")})`)
    add(`title : (${words.map(beginning).join(" ")})`)
    if (found.size < weighed) add(words.map(beginning).join(" "))
    const parts = words.map((word) => [beginning(word), ...vocabulary.around(word).map(whole)])
    if (found.size < plenty) add(parts.map(oneOf).join(" AND "))
    if (found.size < enough)
      add(words.map((word, i) => oneOf([...parts[i]!, ...vocabulary.near(word).map(whole)])).join(" AND "))
    return [...found.values()]
  }

  const openTo = (role: Role) => findables.filter(({ least }) => reaches(role, least))

  const newestMatching = (match: string, kinds: string[]) =>
    db.$client.query(entriesMatching).all(match, JSON.stringify(kinds), weighed) as Entry[]

  return {
    async find(typed: string, role: Role): Promise<SearchResult> {
      await vocabulary.ready()
      const kinds = openTo(role).map(({ kind }) => kind)
      const known = new Map<number, { entry: Entry; far: number }>()
      for (const words of readingsOf(typed))
        for (const entry of candidates(words, kinds))
          if (!known.has(entry.id)) known.set(entry.id, { entry, far: distance(entry, words) })
      const order = (a: { entry: Entry; far: number }, b: { entry: Entry; far: number }) =>
        a.far - b.far || kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind) || b.entry.id - a.entry.id
      const entries = [...known.values()].sort(order).map(({ entry }) => entry)
      const hits = firstOfEach(entries).map((entry) => hitOf(entry, byKind.get(entry.kind)!))
      return { hits, words: foundWords(typed, hits) }
    },
    /** What stands at these addresses by now, of what may be read. */
    at: (addresses: string[], role: Role): Hit[] =>
      addresses.flatMap((address) => {
        const findable = openTo(role).find((findable) => address.startsWith(findable.address))
        const subject = findable && Number(address.slice(findable.address.length))
        const entry = findable && (db.$client.query(entryAt).get(findable.kind, subject!) as Entry | null)
        return entry ? [hitOf(entry, findable)] : []
      }),
  }

  function foundWords(typed: string, hits: Hit[]): string[] {
    const shown = new Set(hits.flatMap(({ title, subtitle }) => wordsOf(`${title} ${subtitle}`)))
    const near = wordsOf(typed).flatMap((word) => vocabulary.near(word))
    return [...new Set(near)].filter((word) => shown.has(word))
  }
}

const entriesMatching = `SELECT e.* FROM derived_search_words w CROSS JOIN derived_search e ON e.id = w.rowid
  WHERE derived_search_words MATCH ? AND e.kind IN (SELECT value FROM json_each(?)) ORDER BY w.rowid DESC LIMIT ?`

const entryAt = "SELECT * FROM derived_search WHERE kind = ? AND subject = ?"

/** Words hold letters and digits alone, so that nothing typed is taken for an operator. */
const whole = (word: string) => `"${word}"`
const beginning = (word: string) => `"${word}"*`
const oneOf = (ways: string[]) => `(${ways.join(" OR ")})`

function firstOfEach(entries: Entry[]): Entry[] {
  const shown = new Map<string, number>()
  return entries.filter(({ kind }) => {
    const count = (shown.get(kind) ?? 0) + 1
    shown.set(kind, count)
    return count <= mostOfKind
  })
}

const hitOf = (
  { kind, subject, title, subtitle, phone, cents, state }: Entry,
  { address }: Findable,
): Hit => ({
  ...{ kind, id: subject, address: `${address}${subject}`, title, subtitle, phone, state },
  amount: cents === null ? null : cents / 100,
})
