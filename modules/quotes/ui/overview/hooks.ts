import { useState } from "react"
import { t } from "#ui/lib/i18n.ts"
import { saveFile } from "#ui/lib/saveFile.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { QuotationRow, QuotationStats } from "../../overview/schema.ts"
import type { Origin, Quotation } from "../../quotations/schema.ts"
import { api as one } from "../quotation/api.ts"
import { api } from "./api.ts"

/** Every read of a quotation begins with it, so a write refreshes them all. */
const quotationsPath = "/api/quotations"

const whileWaiting = 2000
const forNewOnes = 60_000

/** Newest first; a new one shows within a minute. */
export const useQuotations = (origin: Origin | undefined) =>
  usePolled<QuotationRow[]>([quotationsPath, { origin }], () => api.list({ origin }), forNewOnes)

export const useQuotationStats = (origin: Origin | undefined) =>
  usePolled<QuotationStats>([quotationsPath, "stats", { origin }], () => api.stats({ origin }), forNewOnes)

/** One quotation to read, asked for again as long as its documents are being made. */
export function useReading(id: number) {
  const [every, setEvery] = useState(0)
  const reading = usePolled<Quotation>([quotationsPath, id], () => one.get(id), every)
  const waiting = reading.data?.latest.files.some(({ state }) => state === "waiting")
  const next = waiting ? whileWaiting : 0
  if (next !== every) setEvery(next)
  return reading
}

/** Saves the text of a quotation, in a file named after its project. */
export const useTextDownload = () =>
  useAction(
    async ({ id, version }: Pick<QuotationRow, "id" | "version">) => {
      const text = await one.text(id, version)
      saveFile(text)
      return text
    },
    {
      done: ({ name }) => ({ title: t("quotes.overview.downloaded"), text: name }),
      failed: "quotes.overview.downloadFailed",
    },
  )
