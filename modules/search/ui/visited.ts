import * as z from "zod/mini"
import { placeOf, recall, remember } from "#ui/lib/remembered.ts"
import { Hit } from "../schema.ts"

const most = 8

/** What someone opened from here last, newest first: of that account, on this device, until it logs out. */
export const visitedBy = (account: number): Hit[] =>
  recall(z.array(Hit), placeOf(account, "visited"))?.data ?? []

/** Without amounts, which are not left on a device. */
export function noteVisit(account: number, hit: Hit) {
  const others = visitedBy(account).filter((other) => !isSame(other, hit))
  const kept: Hit = { ...hit, amount: null }
  remember(placeOf(account, "visited"), [kept, ...others].slice(0, most))
}

export const isSame = (one: Hit, other: Hit) => one.kind === other.kind && one.id === other.id
