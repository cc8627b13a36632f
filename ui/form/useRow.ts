import { useEffect, useState } from "react"
import type { ApiError } from "../lib/http.ts"
import { type Kinds, type NameIn, showAll, type TypedIn, type ValuesIn } from "./kind.ts"

/** The version goes back with a change, so that nobody overwrites what another did meanwhile. */
export interface Versioned {
  version: number
}

export interface RowOptions<Row extends Versioned, Ks extends Kinds> {
  /** As it is known now; what a poll brings shows as long as nothing was typed. */
  row: Row
  valuesOf(row: Row): Partial<ValuesIn<Ks>>
  /** Asks the server for it, after another was first. */
  newest(): Promise<Row>
  /** What stands in a field, for people to compare; needless for what is text. */
  words?(name: NameIn<Ks>, typed: TypedIn<Ks>, row: Row): string | undefined
}

/** Another changed it meanwhile, or joined it to something else: by the code of what the server says. */
export const isConflict = ({ status, code }: ApiError) =>
  status === 409 && /(changed|joined)Meanwhile$/i.test(code)

/** What a form changes: the row that it began with, and the one that another saved since. */
export function useRow<Row extends Versioned, Ks extends Kinds>({
  kinds,
  of,
  start,
  dirty,
  typed,
  fill,
}: {
  kinds: Ks
  of: RowOptions<Row, Ks> | undefined
  start: Partial<ValuesIn<Ks>>
  dirty: boolean
  typed: () => TypedIn<Ks>
  fill: (next: TypedIn<Ks>, mine?: Partial<TypedIn<Ks>>) => void
}) {
  const [base, setBase] = useState(of?.row)
  const [theirs, setTheirs] = useState<Row>()
  const shown = (row: Row) => showAll(kinds, { ...start, ...of?.valuesOf(row) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row, or a form that is clean again, is the reason
  useEffect(() => {
    if (!of || !base || dirty || of.row.version <= base.version) return
    setBase(of.row)
    fill(shown(of.row))
  }, [of?.row, base, dirty])

  return {
    base,
    theirs,
    of,
    shown,
    async lookAgain() {
      if (of) setTheirs(await of.newest())
    },
    /** Goes on with what another saved; with `keep`, what was typed here stays where it differs from the old data. */
    goOn(keep: boolean) {
      if (!of || !base || !theirs) return
      const [mine, old] = [typed(), shown(base)]
      const changed = Object.entries(mine).filter(([name, value]) => !isSame(value, old[name as NameIn<Ks>]))
      setBase(theirs)
      setTheirs(undefined)
      fill(shown(theirs), keep ? (Object.fromEntries(changed) as Partial<TypedIn<Ks>>) : {})
    },
  }
}

export type RowState = ReturnType<typeof useRow<Versioned, Kinds>>

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
