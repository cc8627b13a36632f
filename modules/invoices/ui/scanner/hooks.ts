import { useState } from "react"
import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { ScanRow } from "../../scans/schema.ts"
import { scansPath } from "../review/hooks.ts"
import { api } from "./api.ts"

const whileRead = 1000
const forNewOnes = 60_000

/** What is being read or must be checked, or what was thrown away; asked every second as long as one is being read. */
export function useScans(discarded = false) {
  const [every, setEvery] = useState(forNewOnes)
  const scans = usePolled<ScanRow[]>(
    [scansPath, discarded ? "true" : "false"],
    () => api.scans(discarded),
    every,
  )
  const next = scans.data?.some(isUnderway) ? whileRead : forNewOnes
  if (next !== every) setEvery(next)
  return scans
}

export const isUnderway = ({ state }: Pick<ScanRow, "state">) => state === "waiting" || state === "reading"

export const useDiscard = () =>
  useAction(api.discard, { refreshes: scansPath, failed: "invoices.scans.discardFailed" })
export const useRestore = () =>
  useAction(api.restore, { refreshes: scansPath, failed: "invoices.scans.restoreFailed" })
export const useReadAgain = () =>
  useAction(api.readAgain, { refreshes: scansPath, failed: "invoices.scans.failed" })
