import { useMemo } from "react"
import { dayOf } from "#src/shared/calendar.ts"
import type { Day } from "#src/shared/days.ts"
import { useNow } from "../lib/now.ts"
import { choicesOf, type ListSpec, pilesOf } from "./list.ts"
import type { ListView } from "./useListView.ts"

/** Keys of rows that keep their place although they left the pile, until one looks for something else. */
interface Staying {
  has: (key: number | string) => boolean
}

/** Of these rows, in their order, what the view asks for. */
export function useFound<Row extends object, Pile extends string, Choice extends string>(
  view: ListView<Row, Pile, Choice>,
  rows: Row[] | undefined,
  staying?: Staying,
): Row[] {
  const today = dayOf(useNow())
  const { list, chosen } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` says all that the view asks for
  return useMemo(() => {
    const lies = (row: Row) => isOn(list, view.pile, row, today) || (staying?.has(list.keyOf(row)) ?? false)
    const fits = (row: Row) =>
      choicesOf(list).every(
        ([choice, { fits }]) => !view.choices[choice] || !fits || fits(row, view.choices[choice]),
      )
    const fitting = (rows ?? []).filter((row) => lies(row) && fits(row))
    return list.find ? list.find(fitting, view.sought) : fitting
  }, [rows, list, chosen, today, staying])
}

/** How many of these rows lie on each pile, whatever is searched for. */
export function useCounts<Row extends object, Pile extends string, Choice extends string>(
  { list }: ListView<Row, Pile, Choice>,
  rows: Row[] | undefined,
): Partial<Record<Pile, number>> | undefined {
  const today = dayOf(useNow())
  return useMemo(() => rows && countsOf(list, rows, today), [list, rows, today])
}

function countsOf<Row extends object, Pile extends string, Choice extends string>(
  list: ListSpec<Row, Pile, Choice>,
  rows: Row[],
  today: Day,
) {
  const counts: Partial<Record<Pile, number>> = {}
  for (const pile of pilesOf(list))
    if (!list.piles![pile].uncounted) counts[pile] = rows.filter((row) => isOn(list, pile, row, today)).length
  return counts
}

const isOn = <Row extends object, Pile extends string, Choice extends string>(
  { piles }: ListSpec<Row, Pile, Choice>,
  pile: Pile,
  row: Row,
  today: Day,
) => piles?.[pile]?.holds?.(row, today) ?? true
