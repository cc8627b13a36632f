import { useState } from "react"
import useSWR from "swr"
import type { ApiError } from "#ui/lib/http.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import type { Quotation, QuotationVersion } from "../../quotations/schema.ts"
import { api } from "./api.ts"

/** Every read of a quotation begins with it, so a write refreshes them all. */
export const quotationsPath = "/api/quotations"
/** What a change of a quotation shows in. */
export const affectedPaths = [quotationsPath, "/api/projects", "/api/customers", "/api/offerte-aanvragen"]

const whileWaiting = 2000
const forOthers = 60_000

/** One quotation, asked again every two seconds as long as its documents are being made. */
export function useQuotation(id: number | undefined) {
  const [every, setEvery] = useState(forOthers)
  const read = usePolled<Quotation>(id !== undefined && [quotationsPath, id], () => api.get(id!), every)
  const waiting = read.data?.latest.files.some(({ state }) => state === "waiting")
  const next = read.error?.status === 404 ? 0 : waiting ? whileWaiting : forOthers
  if (next !== every) setEvery(next)
  return read
}

/** An earlier version never changes but for its documents. */
export const useVersion = (id: number, version: number | undefined) =>
  useSWR<QuotationVersion, ApiError>(version !== undefined && [quotationsPath, id, version], () =>
    api.version(id, version!),
  )
