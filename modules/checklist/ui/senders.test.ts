import { expect, test } from "bun:test"
import type { Outgoing } from "#ui/outbox/item.ts"
import { nextItems } from "#ui/outbox/next.ts"
import { senders, type TickItem, tickKind } from "./senders.ts"

const tickOf = (day: string, at: number): Outgoing => ({
  ...{ key: `tick-${at}`, kind: tickKind, at, order: at, kept: true, state: "waiting", part: 0 },
  payload: {
    day,
    item: "hours.own",
    task: "",
    done: true,
    occurredAt: `${day}T16:00:00Z`,
  } satisfies TickItem,
})

test("a tick of a day that is too old is refused by itself, and those of today go together", () => {
  const waiting = [tickOf("2026-11-01", 1), tickOf("2026-11-21", 2), tickOf("2026-11-21", 3)]
  expect(nextItems(waiting, senders, true)).toEqual([waiting[0]!])
  expect(nextItems(waiting.slice(1), senders, true)).toEqual(waiting.slice(1))
})
