import { describe, expect, test } from "bun:test"
import { everyWrongType, givenMarkedOffice, long, mark, noNumbers } from "#src/tests/badInput.testing.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()
const base = "/api/gps-tracking"
const typed = { kind: "work", projectId: 1, day: "2026-11-20", from: "08:00", to: "12:00", breakMinutes: 0 }

describe("bad input", () => {
  bad("start", "POST", `${base}/start`, () => ({ projectId: 1 }), [
    ...everyWrongType("projectId", "number nothing"),
    ["a ref that is none", { ref: mark }],
    ["a time that is none", { occurredAt: mark }],
    ["a latitude past the pole", { location: { latitude: 91, longitude: 4 } }],
    ["a longitude round the earth", { location: { latitude: 51, longitude: -181 } }],
    ["a latitude that is no number", { location: { latitude: Number.NaN, longitude: 4 } }],
    ["a project that isn't there", { projectId: 99 }],
    ["leave by the timer", { kind: "leave" }],
    ["more than there is", { [mark]: 1 }],
  ])

  bad("typed", "POST", `${base}/entries`, () => typed, [
    ["a day that isn't there", { day: "2026-02-30" }],
    ["a time that isn't there", { from: "24:00" }],
    ["half a minute of break", { breakMinutes: 0.5 }],
    ["a break below zero", { breakMinutes: -1 }],
    ["a note without end", { note: long(501) }],
    ["an account that isn't there", { accountId: 999 }],
  ])

  test.each(noNumbers)("an entry %s", async (id) => {
    for (const verb of ["stop", "pause", "resume"])
      expect([400, 404, 422]).toContain(await refused(() => send("POST", `${base}/${verb}/${id}`, {})))
  })

  onlyRight([[`POST ${base}/entries`, typed]])
})
