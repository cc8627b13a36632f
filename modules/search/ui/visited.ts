import { useState } from "react"
import * as z from "zod/mini"
import { placeOf, recall, remember } from "#ui/lib/remembered.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { type Hit, mostVisited } from "../schema.ts"
import { visited } from "./api.ts"

/** What who is signed in visited last, newest first, as it is by now. */
export function useVisited(): Hit[] {
  const { id } = useSignedIn()
  const [addresses] = useState(() => visitedBy(id))
  const key = addresses.length > 0 && ["/api/search/visited", ...addresses]
  return usePolled(key, () => visited(addresses), 0).data ?? []
}

/** Of one thing, and not of a list. */
export const isOfOne = (address: string) => /[/=]\d+$/.test(address)

/** Addresses alone, of that account, on this device, until it logs out: no names and no amounts are left behind. */
export function noteVisit(account: number, address: string) {
  const others = visitedBy(account).filter((other) => other !== address)
  remember(placeOf(account, place), [address, ...others].slice(0, mostVisited))
}

const place = "visited"
const visitedBy = (account: number): string[] =>
  recall(z.array(z.string()), placeOf(account, place))?.data ?? []
