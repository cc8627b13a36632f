import type { RequestStatus } from "../../../status/schema.ts"

export interface Step {
  name: "received" | "read" | "call" | "visit" | "offer" | "offered" | "accepted"
  state: "done" | "now" | "ahead"
}

type Known = Pick<RequestStatus, "readAt" | "offeredAt" | "isAccepted" | "isClosed">

/** What was done and what follows. Whether someone called or came is nowhere written down, so that is never said. */
export function stepsOf({ readAt, offeredAt, isAccepted, isClosed }: Known): Step[] {
  const done = (name: Step["name"]): Step => ({ name, state: "done" })
  const begun = [done("received"), ...(readAt === null ? [] : [done("read")])]
  const offered = offeredAt === null ? [] : [done("offered")]
  if (isAccepted) return [...begun, ...offered, done("accepted")]
  if (isClosed || offeredAt !== null) return [...begun, ...offered]
  return [
    ...begun,
    { name: "call", state: "now" },
    { name: "visit", state: "ahead" },
    { name: "offer", state: "ahead" },
  ]
}
