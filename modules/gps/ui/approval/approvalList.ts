import { list } from "#ui/list/list.ts"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { PendingEntry } from "../../approval/schema.ts"

/** In the address: hours on no project. */
export const withoutProject = "geen"
/** In the address: put together by day, and not by person. */
export const byDay = "dag"

const isOpen = ({ review }: PendingEntry) => review === "open"
/** Nothing is missing, so that one press approves it. */
export const isReady = (entry: PendingEntry) => isOpen(entry) && entry.status === "ready"

/** The office's work on hours. */
export const approvalList = list<PendingEntry>()({
  keyOf: ({ id }) => id,
  piles: {
    open: { slug: "", holds: isOpen },
    ready: { slug: "klaar", holds: isReady },
    unfinished: { slug: "aanvullen", holds: (entry) => isOpen(entry) && entry.status !== "ready" },
    rejected: { slug: "teruggestuurd", holds: ({ review }) => review === "rejected" },
    approved: { slug: "goedgekeurd", holds: ({ review }) => review === "approved", uncounted: true },
  },
  choices: {
    person: { word: "persoon", fits: ({ accountId }, person) => String(accountId) === person },
    project: {
      word: "project",
      fits: ({ projectId }, project) => String(projectId ?? withoutProject) === project,
    },
    group: { word: "groep" },
  },
  texts: {
    name: "gps.approvalScreen.title",
    piles: "gps.approvalScreen.piles",
    pile: (pile) => `gps.approvalScreen.pile.${pile}`,
  },
  keys: true,
})

/** Hours that lack something, of one person. */
export function unfinishedHref(accountId: number): string {
  const { piles, choices } = approvalList
  const asked = { status: piles!.unfinished.slug, [choices!.person.word]: String(accountId) }
  return `/uren/goedkeuren?${new URLSearchParams(asked)}`
}

export type ApprovalView = ViewOf<typeof approvalList>
