import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenHarness, type Harness } from "../decisions/office.testing.ts"

let harness: Harness
beforeEach(async () => {
  harness = await givenHarness({ mail: false })
})
afterEach(() => harness.close())

const outcomes = (from = "2026-01-01", to = "2027-12-31") => harness.app.services.quotes.outcomes(from, to)
const last = () => outcomes().at(-1)?.outcome
const count = (outcome: string) => outcomes().filter((found) => found.outcome === outcome).length

/** A quotation of the generator that someone kept. */
function kept(): number {
  const { quotationId } = harness.proposed()
  harness.app.services.quotations.versions.set(quotationId, { state: "concept" })
  return quotationId
}
const began = (projectId: number) =>
  harness.app.services.projects.setStatus(
    projectId,
    { status: "active", version: harness.project(projectId).version },
    harness.office,
  )

test("a request and its quotation count once, as what became of them", async () => {
  await harness.requested()
  const seen = [outcomes().map(({ outcome }) => outcome)]
  for (const act of [
    () => harness.note(),
    () => harness.accept(),
    () => harness.takeBack(),
    () => harness.reject(),
  ]) {
    await act()
    seen.push(outcomes().map(({ outcome }) => outcome))
  }
  expect(seen).toEqual([["open"], ["open"], ["won"], ["open"], ["lost"]])
})

test("a quotation that nobody asked for on the site counts on the day it was made", async () => {
  harness.app.clock.set("2026-10-31T22:59:00Z")
  const october = kept()
  harness.app.clock.set("2026-10-31T23:01:00Z")
  kept()
  expect(outcomes("2026-10-01", "2026-10-31").map(({ day }) => day)).toEqual(["2026-10-31"])
  expect(outcomes("2026-11-01", "2026-11-30").map(({ day }) => day)).toEqual(["2026-11-01"])
  await harness.at("2026-11-02T09:00:00Z")
  await harness.note({ on: "2026-11-01" }, october)
  expect(outcomes("2026-10-01", "2026-10-31")[0]!.outcome).toBe("open")
})

test("what expired without an answer is lost, until the client accepts it after all", async () => {
  const id = kept()
  await harness.note({}, id)
  await harness.at("2026-12-22T09:00:00Z")
  expect(last()).toBe("lost")
  await harness.accept(1, id)
  expect(last()).toBe("won")
})

test("work that was begun by hand is won, also when the quotation expired", async () => {
  await harness.requested()
  await harness.note()
  began(1)
  await harness.at("2026-12-22T09:00:00Z")
  expect(last()).toBe("won")
})

test("a quotation by hand for a job that goes on already is open", () => {
  const id = kept()
  harness.app.db.$client.run(`UPDATE quotations SET origin = 'hand' WHERE id = ${id}`)
  began(harness.app.services.quotations.versions.find(id).projectId)
  expect(last()).toBe("open")
})

test("the sums are those of the database", async () => {
  for (let i = 0; i < 4; i++) await harness.requested()
  for (const id of [1, 2, 3]) await harness.note({}, id)
  await harness.accept(1, 1)
  await harness.reject("", 2)
  const generated = [kept(), kept(), kept()]
  for (const id of generated) await harness.note({}, id)
  await harness.accept(1, generated[0]!)
  await harness.reject("", generated[1]!)
  harness.proposed()
  const states = harness.app.db.$client
    .query("SELECT state, count(*) AS n FROM quotations GROUP BY state ORDER BY state")
    .all()
  expect(states).toEqual([
    { state: "accepted", n: 2 },
    { state: "concept", n: 1 },
    { state: "proposed", n: 1 },
    { state: "rejected", n: 2 },
    { state: "sent", n: 2 },
  ])
  expect([count("won"), count("lost"), count("open")]).toEqual([2, 2, 4])
  const { net } = harness.app.db.$client
    .query(
      `SELECT sum(json_extract(estimate, '$.totals.exVatCents')) / 100.0 AS net FROM quotation_versions v
       JOIN quotations q ON q.id = v.quotation_id WHERE q.state = 'accepted'`,
    )
    .get() as { net: number }
  const { quotes } = await harness.app.services.figures.of("12", harness.office)
  expect(quotes.at(-1)).toEqual({ month: "2026-11", won: 2, wonAmount: net, lost: 2, open: 4 })
})
