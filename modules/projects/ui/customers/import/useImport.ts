import { useState } from "react"
import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { ImportColumn, ImportCounts, ImportPreview } from "../../../import/schema.ts"
import { api } from "../api.ts"
import { customersPath, projectsPath } from "../hooks.ts"

/** A list that was chosen or pasted; `turn` tells it from the one before without comparing two megabytes. */
interface ChosenSheet {
  turn: number
  name: string
  csv: string
}

export type Import = ReturnType<typeof useImport>

/** From a list to customers: choose it, look at what will happen, do it. */
export function useImport() {
  const [sheet, setSheet] = useState<ChosenSheet>()
  const [mapping, setMapping] = useState<(ImportColumn | null)[]>()
  const [skipWrong, setSkipWrong] = useState(false)
  const [result, setResult] = useState<ImportCounts>()
  const preview = useSWR<ImportPreview, ApiError>(
    sheet && !result ? [`${customersPath}/import/preview`, sheet.turn, mapping] : null,
    () => api.preview({ csv: sheet!.csv, mapping }),
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  const order = useAction(api.takeIn, {
    refreshes: [customersPath, projectsPath],
    done: "projects.customers.import.done",
  })

  return {
    sheet,
    preview,
    skipWrong,
    setSkipWrong,
    result,
    order,
    choose(name: string, csv: string) {
      setSheet({ turn: (sheet?.turn ?? 0) + 1, name, csv })
      setMapping(undefined)
      setSkipWrong(false)
      order.forget()
    },
    /** What a column holds; whichever held it before then holds nothing. */
    hold(column: number, holds: ImportColumn | null) {
      const now = preview.data?.columns.map((each) => each.holds) ?? []
      setMapping(now.map((each, at) => (at === column ? holds : each === holds ? null : each)))
    },
    async carryOut() {
      const counts = sheet && (await order.act({ csv: sheet.csv, mapping, skipWrong }))
      if (counts) setResult(counts)
      return counts
    },
    again() {
      setSheet(undefined)
      setResult(undefined)
    },
  }
}
