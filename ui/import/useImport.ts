import { useState } from "react"
import useSWR from "swr"
import type { SentSheet } from "#src/shared/sheets.ts"
import type { ApiError } from "../lib/http.ts"
import { useAction } from "../lib/useAction.ts"
import type { ImportedCounts, ImportedRow, ImportPreview, ListImport } from "./listImport.ts"

/** What was chosen or pasted. */
export type Chosen = Omit<SentSheet, "mapping">

/** `turn` tells a list from the one before without comparing two megabytes. */
interface ChosenSheet {
  turn: number
  name: string
  sent: Chosen
}

export type Import<
  Column extends string,
  Row extends ImportedRow,
  Counts extends ImportedCounts,
> = ReturnType<typeof useImport<Column, Row, Counts>>

/** From a list to what is kept: choose it, look at what will happen, do it. */
export function useImport<Column extends string, Row extends ImportedRow, Counts extends ImportedCounts>(
  list: ListImport<Column, Row, Counts>,
) {
  const [sheet, setSheet] = useState<ChosenSheet>()
  const [mapping, setMapping] = useState<(Column | null)[]>()
  const [skipWrong, setSkipWrong] = useState(false)
  const [result, setResult] = useState<Counts>()
  const preview = useSWR<ImportPreview<Column, Row, Counts>, ApiError>(
    sheet && !result ? [`${list.path}/preview`, sheet.turn, mapping] : null,
    () => list.preview({ ...sheet!.sent, mapping }),
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  const order = useAction(list.takeIn, { refreshes: list.refreshes, done: "import.done" })

  return {
    list,
    sheet,
    preview,
    skipWrong,
    setSkipWrong,
    result,
    order,
    choose(name: string, sent: Chosen) {
      setSheet({ turn: (sheet?.turn ?? 0) + 1, name, sent })
      setMapping(undefined)
      setSkipWrong(false)
      order.forget()
    },
    /** What a column holds; whichever held it before then holds nothing. */
    hold(column: number, holds: Column | null) {
      const now = preview.data?.columns.map((each) => each.holds) ?? []
      setMapping(now.map((each, at) => (at === column ? holds : each === holds ? null : each)))
    },
    async carryOut() {
      const counts = sheet && (await order.act({ ...sheet.sent, mapping, skipWrong }))
      if (counts) setResult(counts)
      return counts
    },
    again() {
      setSheet(undefined)
      setResult(undefined)
    },
  }
}
