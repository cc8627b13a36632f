import { beforeAll, expect, test } from "bun:test"
import { everyWrongType, givenMarkedOffice, long, noNumbers } from "#src/tests/badInput.testing.ts"

const { bad, onlyRight, refused, send } = givenMarkedOffice()

const leave = { kind: "vacation", from: "2026-12-07", to: "2026-12-08", part: "day", note: "" }
const sickness = { from: "2026-11-20", accountId: 1 }
const answer = { state: "refused", answer: "Te druk", version: 1 }
const back = { backOn: "2026-11-23", version: 1 }
const right = { accountId: 1, year: 2026, days: 25 }
beforeAll(async () => {
  await send("POST", "/api/absence/leave", { ...leave, from: "2026-11-30", to: "2026-11-30" })
  await send("POST", "/api/absence/sickness", { from: "2026-11-20" })
})

const wrongDay = (name: string) =>
  [
    ...everyWrongType(name, "text"),
    [`${name} of 30 February`, { [name]: "2026-02-30" }],
    [`${name} in words`, { [name]: "morgen" }],
    [`no ${name}`, { [name]: undefined }],
  ] satisfies Parameters<typeof bad>[4]

bad("leave", "POST", "/api/absence/leave", () => leave, [
  ...wrongDay("from"),
  ...wrongDay("to"),
  ["a kind that is none", { kind: "sick" }],
  ["a quarter of a day", { part: "quarter" }],
  ["a note of 400 signs", { note: long(400) }],
  ["of account 0", { accountId: 0 }],
  ["of an account that is none", { accountId: 999 }],
])
bad("sickness", "POST", "/api/absence/sickness", () => sickness, [...wrongDay("from")])
bad("an answer", "PUT", "/api/absence/1/state", () => answer, [
  ["a state that is none", { state: "lost" }],
  ["an answer of 400 signs", { answer: long(400) }],
  ...everyWrongType("version", "number"),
])
bad("being better", "PUT", "/api/absence/2/recovery", () => back, [
  ["a day before it began", { backOn: "2026-11-01" }],
  ["a day in 2030", { backOn: "2030-01-01" }],
])
bad("a right", "PUT", "/api/absence/rights", () => right, [
  ["a third of a day", { days: 25.3 }],
  ["less than nothing", { days: -1 }],
  ["a thousand days", { days: 1000 }],
  ["the year 1999", { year: 1999 }],
  ["nobody's", { accountId: 999 }],
])

test.each([
  ["days that are asked already", "POST", "/api/absence/leave", { ...leave, from: "2026-11-30" }],
  ["somebody who is ill already", "POST", "/api/absence/sickness", { from: "2026-11-19" }],
  ["an answer to what was changed since", "PUT", "/api/absence/1/state", { ...answer, version: 99 }],
  ["being better of what was changed since", "PUT", "/api/absence/2/recovery", { ...back, version: 99 }],
])("%s is a conflict", async (_, method, path, body) => {
  expect(await refused(() => send(method, path, body))).toBe(409)
})

test.each(["999", ...noNumbers])("no absence goes by the number %s", async (id) => {
  for (const [path, body] of [
    [`/api/absence/${id}/state`, answer],
    [`/api/absence/${id}/recovery`, back],
  ] as const)
    expect([404, 422]).toContain(await refused(() => send("PUT", path, body)))
})

onlyRight([
  ["POST /api/absence/leave", leave],
  ["POST /api/absence/sickness", sickness],
  ["PUT /api/absence/1/state", answer],
  ["PUT /api/absence/2/recovery", back],
  ["PUT /api/absence/rights", right],
])
