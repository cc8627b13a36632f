import { type Match, needsOf } from "./score.ts"

/** What is done to what was there before it is done, and so tells more than that something is placed. */
const particular = [
  "rehang",
  "move",
  "hang",
  "treat",
  "repair",
  "search",
  "clean",
  "adapt",
  "extend",
  "finish",
]

/**
 * What is to be done tells which norms. To replace is to remove and to place, unless a norm is about replacing what
 * is spoken of first: of 'kozijnen vervangen, HR++' the frames, not the glass.
 */
export function attempts(
  actions: Set<string>,
  first: string | undefined,
  fixture: string | undefined,
  attempt: (action: string) => Match | undefined,
): Match[] {
  for (const action of particular) {
    const match = actions.has(action) ? attempt(action) : undefined
    if (match) return [match]
  }
  // What can't be repaired, cleaned or moved by any norm isn't delivered new instead.
  if (particular.some((one) => one !== "finish" && actions.has(one))) return []
  const replaced = actions.has("renovate") || actions.has("replace")
  if (replaced || (actions.has("remove") && actions.has("place"))) {
    const whole = (actions.has("renovate") ? attempt("renovate") : undefined) ?? attempt("replace")
    const [away, back] = [attempt("remove"), attempt("place")]
    if (whole && (isAbout(whole, first) || !isAbout(back, first))) return [whole]
    if (replaced && back && fixture && !isAbout(back, fixture)) return []
    if (back) return [...(away ? [away] : []), back]
    return away && !replaced ? [away] : []
  }
  if (actions.has("remove")) return [attempt("remove") ?? []].flat()
  const order =
    actions.size === 0 ? ["place"] : ["haul", "place", "connect"].filter((one) => actions.has(one))
  for (const action of order) {
    const match = attempt(action)
    if (match) return [match]
  }
  return []
}

const isAbout = (match: Match | undefined, concept: string | undefined): boolean =>
  match !== undefined && concept !== undefined && needsOf(match.work).includes(concept)
