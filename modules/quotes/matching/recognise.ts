import { attempts } from "./attempts.ts"
import type { Clause, ClauseQuantity } from "./clause.ts"
import { completed, isNamed, together } from "./completing.ts"
import { headed } from "./headings.ts"
import { joined, union } from "./joining.ts"
import { bestMatch, type Match, needsOf, partsOf } from "./score.ts"
import { withShared } from "./sharing.ts"
import type { Work } from "./trades/trade.ts"
import { isAction, isCover, isFixture, isObject, isPlace, isSurface } from "./words/kinds.ts"

/** One piece of work of an item; without matches nobody knows what it is. */
export interface Task {
  matches: Match[]
  clause: Clause
  /** Rooms and parts of the house that the item names. */
  places: string[]
}

/** Whether what a clause says of how much can be used for a work. */
export type Fits = (work: Work, clause: Clause) => boolean

/** What an item asks for, piece by piece, in a project of this type. */
export function recognise(found: Clause[], type: string, fits: Fits): Task[] {
  const without = found.filter(({ kind }) => kind === "without").flatMap(({ concepts }) => concepts)
  const places = [...new Set(found.flatMap(({ concepts }) => concepts.filter(isPlace)))]
  const reader = new Reader({ type, places, fits, without })
  reader.readAll(ofAllRooms(joined(headed(found.filter(({ kind }) => kind !== "without")))))
  if (reader.tasks.length === 0) return [{ matches: [], clause: found[0]!, places }]
  return reader.tasks.map((task) => ({ ...task, clause: withShared(task, reader.tasks, fits) }))
}

/** '3 kamers sauzen': what is assumed of one room doesn't hold, in no part of the item. */
function ofAllRooms(clauses: Clause[]): Clause[] {
  const rooms = clauses.flatMap(({ quantities }) => quantities.filter(countsRooms))
  return clauses.map((clause) => (clause.quantities.length === 0 ? { ...clause, quantities: rooms } : clause))
}

const countsRooms = ({ counts, quantity }: ClauseQuantity) =>
  quantity.kind === "amount" &&
  quantity.unit === "st" &&
  quantity.value > 1 &&
  counts.some((one) => isPlace(one) && !isFixture(one))

interface Circumstances {
  type: string
  places: string[]
  fits: Fits
  /** What the item leaves out. */
  without: string[]
}

/** Reads the clauses of an item in turn; what one doesn't say is taken from those around it. */
class Reader {
  readonly tasks: Task[] = []

  constructor(private readonly circumstances: Circumstances) {}

  readAll(clauses: Clause[]) {
    const order = together(clauses, this.find)
    const mains = order.filter(({ kind }) => kind === "main")
    for (const clause of order) {
      const previous = this.tasks.at(-1)
      if (previous && (takesAway(clause, previous) || this.comesAlong(clause, previous))) continue
      if (clause.kind === "detail" && previous) this.readDetail(clause, previous)
      else this.readMain(clause, mains)
    }
  }

  private readMain(clause: Clause, mains: Clause[]) {
    const { places, without } = this.circumstances
    const previous = this.tasks.at(-1)
    const asked = completed(clause, mains, mains.indexOf(clause), this.find)
    const matches = asked ? this.find(asked.clause) : []
    const repeated =
      !clause.concepts.some(isObject) && isSame(matches, previous?.matches ?? []) && !isNamed(matches)
    if (repeated) return
    if (asked?.continues && previous?.matches.length === 0) this.tasks.pop()
    const isLeftOut = (one: string) =>
      matches.some(({ work }) => isObject(one) && [...needsOf(work), ...partsOf(work)].includes(one))
    const left = without.some(isLeftOut)
    this.tasks.push({ matches: left ? [] : matches, clause: asked?.clause ?? clause, places })
  }

  /** A part of the work before: 'tegels zetten en voegen', 'wastafel met kraan'. */
  private comesAlong(clause: Clause, previous: Task): boolean {
    const { matches } = previous
    const nouns = clause.concepts.filter((one) => isObject(one) || isSurface(one))
    const parts = matches.flatMap(({ work }) => partsOf(work))
    const spoken = [...parts, ...matches.flatMap(({ work }) => needsOf(work))]
    const counted = clause.quantities.length > 0 && previous.clause.quantities.length > 0
    const known =
      clause.unknown === 0 &&
      nouns.every((one) => spoken.includes(one)) &&
      nouns.some((one) => isObject(one) && parts.includes(one))
    if (!known || asksElse(clause, matches) || (counted && clause.kind === "main")) return false
    if (clause.kind === "main") {
      const quantities = [...previous.clause.quantities, ...clause.quantities]
      previous.clause = { ...previous.clause, quantities }
    }
    return true
  }

  /** What a work comes with is no work of its own, unless we know it as one. */
  private readDetail(clause: Clause, previous: Task) {
    const whole: Clause = {
      ...union(previous.clause, clause),
      unknown: previous.clause.unknown,
      kind: "main",
    }
    const found = this.find(whole)
    if (previous.matches.length > 0 && isAboutDetail(found, previous, clause)) {
      const asked = { ...whole, quantities: clause.quantities }
      this.tasks.push({ matches: found, clause: asked, places: this.circumstances.places })
      return
    }
    if (previous.matches.length === 0 || (found.length > 0 && found.every(isFullerThan(previous.matches)))) {
      previous.clause = whole
      if (found.length > 0) previous.matches = found
      return
    }
    const own = this.find({ ...clause, concepts: [...clause.concepts, "place"] })
    if (own.length > 0) this.tasks.push({ matches: own, clause, places: this.circumstances.places })
    else {
      const quantities = [...previous.clause.quantities, ...clause.quantities]
      previous.clause = { ...previous.clause, quantities }
    }
  }

  private find = (clause: Clause): Match[] => {
    const { type, places, fits } = this.circumstances
    const { concepts, asides, unknown } = clause
    const actions = new Set(concepts.filter(isAction))
    const named = [...places, ...concepts.filter(isPlace)]
    const fixture = concepts.some(isCover)
      ? undefined
      : concepts.find((one) => isObject(one) || isFixture(one))
    return attempts(actions, concepts.find(isObject), fixture, (action) =>
      bestMatch({
        concepts,
        asides,
        unknown,
        action,
        actionNamed: actions.size > 0 || concepts.includes("nieuw"),
        named,
        type: named.some(isOtherRoom(type)) ? [] : [type],
        fits: (work) => fits(work, clause),
      }),
    )
  }
}

/** 'laadpaal incl. kabel': the norm is one for the cable, beside that for what it comes with. */
const isAboutDetail = (found: Match[], previous: Task, detail: Clause): boolean =>
  found.length > 0 &&
  found.every(({ work }) => {
    const first = work.needs.split(" ")[0]!.split("/")
    const isIn = ({ concepts }: Clause) => first.some((one) => concepts.includes(one))
    const isNeeded = ({ work: main }: Match) => needsOf(main).some((need) => needsOf(work).includes(need))
    return isIn(detail) && !isIn(previous.clause) && previous.matches.some(isNeeded)
  })

/** 'slopen + afvoer naar stort' speaks of waste, not of drains. */
function takesAway({ concepts, unknown }: Clause, previous: Task): boolean {
  const objects = concepts.filter(isObject)
  const removed = previous.matches.some(({ action }) => action === "remove")
  const carried = removed && unknown < 1 && objects.every((one) => one === "afvoer")
  if (!carried || concepts.some((one) => isAction(one) && one !== "haul")) return false
  if (objects.length === 0 && !concepts.includes("haul")) return false
  previous.clause = { ...previous.clause, concepts: [...previous.clause.concepts, "haul"] }
  return true
}

/** To remove is another work than to place. */
function asksElse({ concepts }: Clause, matches: Match[]): boolean {
  const removed = matches.every(({ action }) => action === "remove")
  return concepts.some(isAction) && concepts.includes("remove") !== removed
}

/** Rooms other than the project's own: there its norms don't hold. */
const rooms = new Set(["badkamer", "keuken", "toilet", "kamer", "tuin", "dakkapel", "aanbouw", "opbouw"])
const isOtherRoom = (type: string) => (place: string) => rooms.has(place) && place !== type

const isSame = (some: Match[], others: Match[]): boolean =>
  some.length > 0 && some.length === others.length && some.every(({ work }, at) => work === others[at]!.work)

/** Explains every word, and is about the same: 'binnendeur met kozijn'. */
const isFullerThan =
  (others: Match[]) =>
  ({ work, coverage }: Match): boolean => {
    const about = [...needsOf(work), ...partsOf(work)]
    return (
      coverage === 1 &&
      others.some((other) =>
        other.work.needs.split(" ").every((need) => need.split("/").some((one) => about.includes(one))),
      )
    )
  }
