import { afterEach, beforeEach, expect, test } from "bun:test"
import { contentOf, ownLine } from "../quotations/sample.ts"
import { type Desk, givenDesk } from "./office.testing.ts"

let desk: Desk
beforeEach(async () => {
  desk = await givenDesk({ mail: false })
  await desk.requested()
})
afterEach(() => desk.close())

const notices = () =>
  desk.app.services.notices
    .list({ ...desk.office, role: "manager" })
    .filter(({ text }) => text.startsWith("quotes.decisions."))
    .map(({ key, count, href, since }) => [key, count, href, since])

test("a quotation without an answer asks for one in its last five days, and after them", async () => {
  await desk.note()
  desk.app.clock.set("2026-12-15T12:00:00Z")
  expect(notices()).toEqual([])
  desk.app.clock.set("2026-12-16T12:00:00Z")
  expect(notices()).toEqual([["quotes.expiring", 1, "/offertes/1", "2026-12-16T00:00:00.000Z"]])
  desk.app.clock.set("2026-12-22T12:00:00Z")
  expect(notices()).toEqual([["quotes.expired", 1, "/offertes/1", "2026-12-22T00:00:00.000Z"]])
})

test("several lead to the list", async () => {
  await desk.requested()
  await desk.note()
  await desk.note({}, 2)
  desk.app.clock.set("2026-12-22T12:00:00Z")
  expect(notices()).toEqual([["quotes.expired", 2, "/chatgpt-quotations", "2026-12-22T00:00:00.000Z"]])
})

test("what was answered, or put away with its project, asks for nothing", async () => {
  await desk.requested()
  await desk.requested()
  for (const id of [1, 2, 3]) await desk.note({}, id)
  await desk.accept()
  await desk.reject("", 2)
  desk.app.services.projects.setArchived(3, { archived: true }, desk.office)
  desk.app.clock.set("2026-12-22T12:00:00Z")
  expect(notices()).toEqual([])
})

test("cleaning at 9% asks for no declaration: it is at that rate in any dwelling", async () => {
  const { quotationId: id } = desk.proposed()
  const content = contentOf(desk.app.services.quotations.versions.version(id, 1).estimate)
  const lines = [ownLine({ id: "s", norm: "general.finalCleaning", unit: "uur", quantity: 2 })]
  const facts = { use: "dwelling", builtIn: 2026, olderThan2Years: false }
  const { reply } = await desk.ask("POST", `/quotations/${id}/versions`, {
    base: 1,
    content: { ...content, lines, facts },
  })
  expect([reply.latest.lines[0]!.vatRate, reply.latest.warnings]).toEqual([9, []])
  expect(reply.latest.analysis).not.toContain("verklaren")
  await desk.note({}, id)
  await desk.accept(1, id)
  expect(notices()).toEqual([])
})

test("an accepted quotation at 9% asks for the client's declaration until there is one", async () => {
  const { quotationId: id } = desk.proposed()
  const { versions, declarations } = desk.app.services.quotations
  versions.set(id, { state: "concept" })
  await desk.note({}, id)
  expect(notices()).toEqual([])
  await desk.accept(1, id)
  expect(notices()).toEqual([["quotes.noDeclaration", 1, `/offertes/${id}`, desk.app.clock().toISOString()]])
  const declared = {
    ...{ quotationId: id, builtIn: null, givenBy: "Vos", givenOn: "2026-11-21", how: "other" as const },
    ...{ fileId: null, fileName: "", recordedBy: null },
  }
  declarations.add({ ...declared, olderThan2Years: false })
  expect(notices()).toHaveLength(1)
  declarations.add({ ...declared, olderThan2Years: true })
  expect(notices()).toEqual([])
})
