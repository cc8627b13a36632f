import type { PendingEntry } from "../../approval/schema.ts"

/** Parts of the office's work on hours, each with its name in the address. */
export const slugs = {
  open: "",
  ready: "klaar",
  unfinished: "aanvullen",
  rejected: "teruggestuurd",
  approved: "goedgekeurd",
} as const
export type Pile = keyof typeof slugs
export const piles = Object.keys(slugs) as Pile[]

export function passes(pile: Pile, { review, status }: PendingEntry): boolean {
  if (pile === "rejected" || pile === "approved") return review === pile
  return review === "open" && (pile === "open" || (pile === "ready") === (status === "ready"))
}

/** Nothing is missing, so that one press approves it. */
export const isReady = (entry: PendingEntry) => passes("ready", entry)
