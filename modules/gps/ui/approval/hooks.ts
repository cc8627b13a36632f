import { projectsPath } from "#modules/projects/ui/hooks.ts"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { type ActionOptions, useAction } from "#ui/lib/useAction.ts"
import type { Approve, Approved, CostRates, PendingEntry } from "../../approval/schema.ts"
import { api } from "./api.ts"

/** Everything about approving hours is read under it. */
export const approvalPath = "/api/hours-approval"
const ratesPath = "/api/cost-rates"
/** What an approval shows in: sheets and timers, and the costs of projects. */
export const touched = [
  approvalPath,
  "/api/gps-tracking",
  "/api/hours",
  "/api/unassigned-tracking",
  projectsPath,
]
export const ratesTouched = [ratesPath, approvalPath]

const forNewOnes = 60_000

export const usePending = () => usePolled<PendingEntry[]>(`${approvalPath}/pending`, api.pending, forNewOnes)
/** Asks for nothing unless `wanted`. */
export const useApproved = (wanted: boolean) =>
  usePolled<PendingEntry[]>(wanted && `${approvalPath}/approved`, api.approved, wanted ? forNewOnes : 0)
export const useRates = () => usePolled<CostRates>(ratesPath, api.rates, 0)

export const useApprove = (judged: (now: PendingEntry) => void) => useAction(approving(judged), approvalTold)

/**
 * A press makes a key of its own; the same press is never done twice. `judged` is told before the lists are read again,
 * so that the row stays where it is.
 */
export const approving = (judged: (now: PendingEntry) => void) =>
  announced(
    (wish: Approve) => api.approve(wish, newKey()),
    ({ entry }) => judged(entry),
  )

export const approvalTold: ActionOptions<Approved> = {
  refreshes: touched,
  done: ({ entry }) =>
    entry.approved
      ? { title: t("gps.approvalScreen.done"), text: t("gps.approvalScreen.doneText") }
      : {
          title: t("gps.approvalScreen.sentBack"),
          text: t("gps.approvalScreen.sentBackText", { person: entry.person }),
        },
  failed: ({ message }) => ({
    title: t("gps.approvalScreen.failed"),
    text: message || t("gps.approvalScreen.failedText"),
  }),
}

export const useApproveMany = (judged: (ids: number[]) => void) =>
  useAction(
    announced(
      (entries: readonly PendingEntry[]) =>
        api.approveMany({ entries: entries.map(({ id, version }) => ({ id, version })) }, newKey()),
      ({ approved }) => judged(approved),
    ),
    {
      refreshes: touched,
      done: ({ approved }) => ({
        title: t("gps.approvalScreen.done"),
        text: t("gps.approvalScreen.doneMany", { count: approved.length }),
      }),
      failed: "gps.approvalScreen.failed",
    },
  )

export const useReopen = (judged: (now: PendingEntry) => void) => useAction(reopening(judged), reopeningTold)

export const reopening = (judged: (now: PendingEntry) => void) => announced(api.reopen, judged)

export const reopeningTold: ActionOptions<PendingEntry> = {
  refreshes: touched,
  done: "gps.approvalScreen.reopened",
  failed: "gps.approvalScreen.reopenFailed",
}

export const useRemind = () =>
  useAction((reminder: Parameters<typeof api.remind>[0]) => api.remind(reminder, newKey()), {
    done: () => ({
      title: t("gps.approvalScreen.reminded"),
      text: t("gps.approvalScreen.remindedText"),
    }),
    failed: "gps.approvalScreen.remindFailed",
  })

export const useRemoveRate = () =>
  useAction(api.removeRate, {
    refreshes: ratesTouched,
    done: "gps.approvalScreen.rates.removed",
    failed: "gps.approvalScreen.rates.removeFailed",
  })

const announced =
  <Args extends unknown[], Result>(
    run: (...args: Args) => Promise<Result>,
    announce: (result: Result) => void,
  ): ((...args: Args) => Promise<Result>) =>
  async (...args) => {
    const result = await run(...args)
    announce(result)
    return result
  }
