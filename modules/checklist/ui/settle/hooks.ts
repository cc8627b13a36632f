import { useEffect, useRef } from "react"
import type { PendingEntry, UnassignedHours } from "#modules/gps/approval/schema.ts"
import { api as hours } from "#modules/gps/ui/approval/api.ts"
import { approvalPath } from "#modules/gps/ui/approval/paths.ts"
import type { UnassignedInvoice } from "#modules/invoices/purchases/schema.ts"
import { refresh, usePolled } from "#ui/lib/swr.tsx"
import { api } from "../api.ts"
import { dayPath, unassignedPath } from "../paths.ts"
import { mostShown } from "./More.tsx"

const forNewOnes = 60_000

/** The oldest of them; what is settled here is ticked on the list at once. */
export const useHoursToApprove = () =>
  useTicking(
    usePolled<PendingEntry[]>(
      [`${approvalPath}/pending`, { most: mostShown }],
      () => hours.pending(mostShown),
      forNewOnes,
    ),
  )
export const useHoursOnNoProject = () =>
  useTicking(
    usePolled<UnassignedHours[]>(
      `${unassignedPath}/gps-hours`,
      () => api.hoursOnNoProject(mostShown),
      forNewOnes,
    ),
  )
export const useInvoicesOnNoProject = () =>
  useTicking(
    usePolled<UnassignedInvoice[]>(
      `${unassignedPath}/invoices`,
      () => api.invoicesOnNoProject(mostShown),
      forNewOnes,
    ),
  )

function useTicking<Read extends { data?: unknown }>(read: Read): Read {
  const known = useRef(read.data)
  useEffect(() => {
    if (known.current !== undefined && known.current !== read.data) void refresh(dayPath)
    known.current = read.data
  }, [read.data])
  return read
}
