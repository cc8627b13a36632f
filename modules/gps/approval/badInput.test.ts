import { afterAll, beforeAll, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { long, mark } from "#src/tests/badInput.testing.ts"
import { givenHours, lastOf, linesOf } from "./hours.testing.ts"

let app: TestApp
let manager: Awaited<ReturnType<typeof asking>>
let right: object
let entryId: number
beforeAll(async () => {
  app = await givenApp()
  manager = await asking(app, "manager")
  await asking(app, "worker")
  const projectId = (await manager("POST", "/projects", { name: "Dakkapel" })).reply.id
  entryId = givenHours(app, { accountId: lastOf(app, "worker").id, projectId, to: null })
  right = { entryId, endTime: "17:00", contractorName: "Jan", contractorRate: 30 }
})
afterAll(() => app.close())

const untouched = () =>
  expect([
    linesOf(app),
    app.db.$client.query("SELECT review, version, ended_at FROM time_entries WHERE id = ?").get(entryId),
  ]).toEqual([[], { review: "open", version: 1, ended_at: null }])

async function refused(path: string, body: unknown, statuses: number[]) {
  const answer = await manager("POST", `/hours-approval/${path}`, body)
  expect(statuses).toContain(answer.status)
  expect(answer.reply.error).toMatch(/^[A-Z]/)
  expect(JSON.stringify(answer.reply)).not.toContain(mark)
  untouched()
  return answer.reply
}

test.each([
  ["an end before the begin", { endTime: "07:59" }, "endTime"],
  ["an end at the begin", { endTime: "08:00" }, "endTime"],
  ["an end that must still come", { endTime: "2026-11-22T08:00:00.000Z" }, "endTime"],
  ["a time that no clock shows", { endTime: "25:00" }, "endTime"],
  ["an end in words", { endTime: mark }, "endTime"],
  ["a rate below nothing", { contractorRate: -0.01 }, "contractorRate"],
  ["a rate above reason", { contractorRate: "1.000,01" }, "contractorRate"],
  ["a rate in words", { contractorRate: mark }, "contractorRate"],
  ["no rate", { contractorRate: null }, "contractorRate"],
  ["a rate of nobody", { contractorName: "" }, "contractorName"],
  ["a name as long as a book", { contractorName: long(121) }, "contractorName"],
  ["a name of two lines", { contractorName: "Jan\nPiet" }, "contractorName"],
  ["a project of no name known", { projectName: mark }, "projectName"],
  ["a note longer than a page", { notes: long(501) }, "notes"],
  ["half a version", { version: 1.5 }, "version"],
  ["no entry", { entryId: undefined }, "entryId"],
  ["an entry 0", { entryId: 0 }, "entryId"],
])("%s approves nothing", async (_, wrong, field) => {
  const { fields } = await refused("approve", { ...right, ...wrong }, [422])
  expect(Object.keys(fields)).toEqual([field])
})

test("hours that aren't there, that run, or that were put away are not approved", async () => {
  await refused("approve", { ...right, entryId: 999_999 }, [404])
  const account = lastOf(app, "manager").id
  const running = givenHours(app, { accountId: account, to: null, forgottenAt: null })
  expect((await refused("approve", { entryId: running }, [409])).code).toBe("gps.stillRuns")
  const gone = givenHours(app, { accountId: account, removedAt: "2026-11-20T20:00:00.000Z" })
  await refused("approve", { entryId: gone }, [404])
})

test.each([
  ["no list", {}],
  ["an empty list", { entries: [] }],
  ["entries without a version", { entries: [{ id: 1 }] }],
  ["more than fit in a press", { entries: Array.from({ length: 501 }, () => ({ id: 1, version: 1 })) }],
  ["words", mark],
])("%s approves nothing of many", async (_, body) => {
  await refused("approve-many", body, [400, 422])
})

test.each([
  ["no list", {}],
  ["an empty list", { entries: [] }],
  ["entries without a version", { entries: [{ id: 1 }] }],
  ["hours that do not exist", { entries: [{ id: 999_999, version: 1 }] }],
])("%s takes back nothing of many", async (_, body) => {
  await refused("reopen-many", { reason: "Toch niet", ...body }, [409, 422])
})

test.each([undefined, 0, -1, "1", 1.5])("a version %p takes no approval back", async (version) => {
  await refused(`${entryId}/reopen`, { reason: "Toch niet", version }, [422])
})

test.each([
  ["without a text", { message: " " }],
  ["with a control character", { message: "Bellen\u0000" }],
  ["on a day that doesn't exist", { reminderDate: "2026-02-30" }],
  ["in ten years", { reminderDate: "2036-11-21" }],
  ["for nobody", { userId: 999_999 }],
])("a reminder %s is refused", async (_, wrong) => {
  await refused("reminder", { message: "Bellen", reminderDate: "2026-11-22", ...wrong }, [422])
})

test.each(["", " a ", 5, null, long(301), "te vroeg\u0000"])(
  "a reason %p takes no approval back",
  async (reason) => {
    await refused(`${entryId}/reopen`, { reason, version: 2 }, [422])
    await refused("reopen-many", { entries: [{ id: entryId, version: 2 }], reason }, [422])
  },
)
