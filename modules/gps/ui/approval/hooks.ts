import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { type ActionOptions, useAction } from "#ui/lib/useAction.ts"
import type { Approve, Approved, CostRates, PendingEntry } from "../../approval/schema.ts"
import { api } from "./api.ts"
import { affectedPaths, approvalPath } from "./paths.ts"
import { type MovedHours, offerReopening, offerReopeningAll } from "./wayBack.ts"

const ratesPath = "/api/cost-rates"
export const ratesTouched = [ratesPath, approvalPath]

const forNewOnes = 60_000

export const usePending = () =>
  usePolled<PendingEntry[]>(`${approvalPath}/pending`, () => api.pending(), forNewOnes)
/** Asks for nothing unless `wanted`. */
export const useApproved = (wanted: boolean) =>
  usePolled<PendingEntry[]>(wanted && `${approvalPath}/approved`, api.approved, wanted ? forNewOnes : 0)
export const useRates = () => usePolled<CostRates>(ratesPath, api.rates, 0)

export const useApprove = (moved: MovedHours) => useAction(approving(moved), approvalTold)

/**
 * A press makes a key of its own; the same press is never done twice. What was judged keeps its place, told before the
 * lists are read again; an approval with its way back.
 */
export const approving = (moved: MovedHours) =>
  announced(
    (wish: Approve) => api.approve(wish, newKey()),
    ({ entry }) => moved.remember(entry, entry.approved ? offerReopening(entry, moved) : undefined),
  )

export const approvalTold: ActionOptions<Approved> = {
  refreshes: affectedPaths,
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

/** At most so many at once. */
export const mostAtOnce = 500

/** The bar says how many, with one way back for all of them. */
export const useApproveMany = (moved: MovedHours) =>
  useAction(
    announced(
      (entries: readonly PendingEntry[]) =>
        api.approveMany({ entries: entries.map(({ id, version }) => ({ id, version })) }, newKey()),
      ({ approved }, entries) => {
        const versions = new Map(approved.map(({ id, version }) => [id, version]))
        const judged = entries.filter(({ id }) => versions.has(id))
        const now = (entry: PendingEntry): PendingEntry => ({
          ...{ ...entry, review: "approved", approved: true },
          version: versions.get(entry.id)!,
        })
        if (judged.length > 0) offerReopeningAll(judged.map(now), moved)
      },
    ),
    { refreshes: affectedPaths, failed: "gps.approvalScreen.failed" },
  )

/** With its reason, also long after. */
export const reopening = (moved: MovedHours) =>
  announced(
    ({ id, version }: PendingEntry, reason: string) => api.reopen(id, { version, reason }, newKey()),
    (now) => moved.remember(now),
  )

export const reopeningTold: ActionOptions<PendingEntry> = {
  refreshes: affectedPaths,
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
    announce: (result: Result, ...args: Args) => void,
  ): ((...args: Args) => Promise<Result>) =>
  async (...args) => {
    const result = await run(...args)
    announce(result, ...args)
    return result
  }
