interface Named {
  id: number
  name: string
}

export interface Mention {
  id: number
  /** Where it stands in the text, with its '@'. */
  from: number
  to: number
}

/**
 * Who is called in a text: '@' and somebody's whole name, or his first name when nobody else has it. The longest that
 * fits counts, whatever its capitals.
 */
export function mentionsIn(text: string, people: readonly Named[]): Mention[] {
  if (!text.includes("@")) return []
  const names = callNames(people)
  const lower = text.toLowerCase()
  return [...lower.matchAll(callSign)].flatMap(({ index }) => {
    const from = index + 1
    const found = names.find(({ name }) => lower.startsWith(name, from) && endsAt(lower, from + name.length))
    return found ? [{ id: found.id, from: index, to: from + found.name.length }] : []
  })
}

/** What is being typed behind an '@' before the cursor, if anything: the name as far as it goes, and where it begins. */
export function callBefore(text: string, cursor: number): { from: number; typed: string } | undefined {
  const line = text.slice(0, cursor)
  const from = line.lastIndexOf("@")
  const typed = line.slice(from + 1)
  if (from < 0 || /[\n@]/.test(typed) || typed.length > longestName) return undefined
  return from === 0 || /[^\p{L}\p{N}]/u.test(line[from - 1]!) ? { from, typed } : undefined
}

/** An address of mail calls nobody. */
const callSign = /(?<![\p{L}\p{N}.])@/gu
const longestName = 80

function callNames(people: readonly Named[]) {
  const whole = people.map(({ id, name }) => ({ id, name: name.toLowerCase() }))
  const first = whole.map(({ id, name }) => ({ id, name: name.split(" ")[0]! }))
  const own = first.filter(({ name }) => first.filter((other) => other.name === name).length === 1)
  return [...whole, ...own]
    .filter(({ name }) => name !== "")
    .toSorted((a, b) => b.name.length - a.name.length)
}

const endsAt = (text: string, index: number) => !/[\p{L}\p{N}]/u.test(text[index] ?? " ")
