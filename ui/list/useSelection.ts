import { useMemo, useState } from "react"
import type { ListSpec, Refused } from "./list.ts"

/** The rows that someone ticked; looking for something else unticks them. */
export interface Selection<Row> {
  /** Only those that are still found. */
  ticked: readonly Row[]
  has: (row: Row) => boolean
  tick: (rows: readonly Row[], on: boolean) => void
  /** Just these. */
  take: (rows: readonly Row[]) => void
  /** Done with those that were ticked: what was refused stays ticked, with the reason. */
  done: (refused: readonly Refused[]) => void
  refused: readonly Refused[]
}

interface Ticks {
  /** What was looked for when they were ticked. */
  chosen: string
  keys: ReadonlySet<number | string>
  refused: readonly Refused[]
}

const nothing: Omit<Ticks, "chosen"> = { keys: new Set(), refused: [] }

/** `rows`: all that were found, also those that are not drawn yet. */
export function useSelection<Row extends object>(
  { list, chosen }: { list: Pick<ListSpec<Row, never, never>, "keyOf">; chosen: string },
  rows: readonly Row[],
): Selection<Row> {
  const [known, setKnown] = useState<Ticks>({ chosen, ...nothing })
  const { keys, refused } = known.chosen === chosen ? known : nothing
  const keysOf = (some: readonly Row[]) => some.map(list.keyOf)
  const keep = (next: Iterable<number | string>, why: readonly Refused[] = []) =>
    setKnown({ chosen, keys: new Set(next), refused: why })

  return {
    ticked: useMemo(() => rows.filter((row) => keys.has(list.keyOf(row))), [rows, keys, list]),
    has: (row) => keys.has(list.keyOf(row)),
    tick: (some, on) => keep(on ? keys.union(new Set(keysOf(some))) : keys.difference(new Set(keysOf(some)))),
    take: (some) => keep(keysOf(some)),
    done: (why) =>
      keep(
        why.map(({ key }) => key),
        why,
      ),
    refused,
  }
}
