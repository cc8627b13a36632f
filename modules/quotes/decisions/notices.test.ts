import { afterEach, beforeEach, expect, test } from "bun:test"
import { ownLine } from "../quotations/sample.ts"
import { contentOf } from "../quotations/unchanged.ts"
import { givenHarness, type Harness } from "./office.testing.ts"

let harness: Harness
beforeEach(async () => {
  harness = await givenHarness({ mail: false })
  await harness.requested()
})
afterEach(() => harness.close())

const notices = () =>
  harness.app.services.notices
    .list({ ...harness.office, role: "manager" })
    .filter(({ text }) => text.startsWith("quotes.decisions."))
    .map(({ key, count, href, since }) => [key, count, href, since])

test("a quotation without an answer asks for one in its last five days, and after them", async () => {
  await harness.note()
  harness.app.clock.set("2026-12-15T12:00:00Z")
  expect(notices()).toEqual([])
  harness.app.clock.set("2026-12-16T12:00:00Z")
  expect(notices()).toEqual([["quotes.expiring", 1, "/offertes/1", "2026-12-16T00:00:00.000Z"]])
  harness.app.clock.set("2026-12-22T12:00:00Z")
  expect(notices()).toEqual([["quotes.expired", 1, "/offertes/1", "2026-12-22T00:00:00.000Z"]])
})

test("several lead to the list", async () => {
  await harness.requested()
  await harness.note()
  await harness.note({}, 2)
  harness.app.clock.set("2026-12-22T12:00:00Z")
  expect(notices()).toEqual([["quotes.expired", 2, "/chatgpt-quotations", "2026-12-22T00:00:00.000Z"]])
})

test("what was answered, or put away with its project, asks for nothing", async () => {
  await harness.requested()
  await harness.requested()
  for (const id of [1, 2, 3]) await harness.note({}, id)
  await harness.accept()
  await harness.reject("", 2)
  harness.app.services.projects.setArchived(3, { archived: true }, harness.office)
  harness.app.clock.set("2026-12-22T12:00:00Z")
  expect(notices()).toEqual([])
})

test("cleaning at 9% asks for no declaration: it is at that rate in any dwelling", async () => {
  const { quotationId: id } = harness.proposed()
  const content = contentOf(harness.app.services.quotations.versions.version(id, 1).estimate)
  const lines = [ownLine({ id: "s", norm: "general.finalCleaning", unit: "uur", quantity: 2 })]
  const facts = { use: "dwelling", builtIn: 2026, olderThan2Years: false }
  const { reply } = await harness.ask("POST", `/quotations/${id}/versions`, {
    base: 1,
    content: { ...content, lines, facts },
  })
  expect([reply.latest.lines[0]!.vatRate, reply.latest.warnings]).toEqual([9, []])
  expect(reply.latest.analysis).not.toContain("verklaren")
  await harness.note({}, id)
  await harness.accept(1, id)
  expect(notices()).toEqual([])
})

test("an accepted quotation at 9% asks for the client's declaration until there is one", async () => {
  const { quotationId: id } = harness.proposed()
  const { versions, declarations } = harness.app.services.quotations
  versions.set(id, { state: "concept" })
  await harness.note({}, id)
  expect(notices()).toEqual([])
  await harness.accept(1, id)
  expect(notices()).toEqual([
    ["quotes.noDeclaration", 1, `/offertes/${id}`, harness.app.clock().toISOString()],
  ])
  const declared = {
    ...{ quotationId: id, builtIn: null, givenBy: "Vos", givenOn: "2026-11-21", how: "other" as const },
    ...{ fileId: null, fileName: "", recordedBy: null },
  }
  declarations.add({ ...declared, olderThan2Years: false })
  expect(notices()).toHaveLength(1)
  declarations.add({ ...declared, olderThan2Years: true })
  expect(notices()).toEqual([])
})
