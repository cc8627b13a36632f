import { useState } from "react"
import { usePolled } from "#ui/lib/swr.tsx"
import type { Pile, QuoteRequest } from "../../requests/schema.ts"
import { api } from "./api.ts"

/** Every read of a request begins with it, so a write refreshes them all. */
export const requestsPath = "/api/offerte-aanvragen"

const whileWaiting = 2000
const forNewOnes = 60_000

const listKey = (disposition: Pile) => [requestsPath, { disposition }] as const
const readList = (disposition: Pile) => () => api.list({ disposition })

/** The requests of one pile, newest first; a new one shows within a minute. */
export const useRequests = (disposition: Pile) =>
  usePolled(listKey(disposition), readList(disposition), forNewOnes)

/** How many lie on each pile. */
export const useCounts = () => usePolled(`${requestsPath}/counts`, api.counts, forNewOnes)

/** How many ask for attention; for the menu. */
export const useOpenCount = () => useCounts().data?.open

/** One request with its answers, read again every two seconds as long as its documents are being made. */
export function useRequest(id: number) {
  const [every, setEvery] = useState(whileWaiting)
  const request = usePolled([requestsPath, id], () => api.get(id), every)
  const gone = request.error?.status === 403 || request.error?.status === 404
  const settled = request.data && !isWaiting(request.data)
  const next = gone || settled ? 0 : whileWaiting
  if (next !== every) setEvery(next)
  return request
}

/** A row of the list as it is now: while its documents are being made, that one request is asked for again. */
export function useFresh(row: QuoteRequest): QuoteRequest {
  const [every, setEvery] = useState(0)
  const fresh = usePolled(isWaiting(row) ? [requestsPath, row.id] : null, () => api.get(row.id), every)
  const newest = isWaiting(row) ? (fresh.data ?? row) : row
  const next = isWaiting(newest) ? whileWaiting : 0
  if (next !== every) setEvery(next)
  return newest
}

export const isWaiting = ({ documentState }: QuoteRequest) => documentState === "waiting"
