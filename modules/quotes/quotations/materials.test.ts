import { afterEach, beforeEach, expect, test } from "bun:test"
import { sampleItem } from "#modules/stock/sample.ts"
import { addDays } from "#src/shared/days.ts"
import { sum } from "#src/shared/rounding.ts"
import { givenHarness, type Harness } from "../decisions/office.testing.ts"

const article = "Poedertegellijm flexibel C2TE S1"
const bag = sampleItem({
  name: "Tegellijm",
  code: "",
  unit: "zak",
  minStock: 0,
  maxStock: 0,
  currentPrice: 18,
})

let harness: Harness
let quotation: { projectId: number; quotationId: number }
beforeEach(async () => {
  harness = await givenHarness({ mail: false })
  quotation = harness.proposed()
})
afterEach(() => harness.close())

const items = () => harness.app.services.stockItems
const keep = () => items().add({ ...bag, quotedAs: article, quotedUnits: 25 }, null, harness.office)
const begin = (startDate: string) =>
  harness.app.db.$client.run("UPDATE projects SET start_on = ? WHERE id = ?", [
    startDate,
    quotation.projectId,
  ])
const decide = (state: string) =>
  harness.app.db.$client.run("UPDATE quotations SET state = ? WHERE id = ?", [state, quotation.quotationId])
const proposed = async () => (await harness.app.services.stockProposal()).flatMap(({ lines }) => lines)

/** Kilograms of it in the quotation, added up here. */
function quoted(): number {
  const { estimate } = harness.app.services.quotations.versions.version(quotation.quotationId, 1)
  const materials = estimate.lines.flatMap((line) => line.materials)
  return sum(materials.filter(({ name }) => name === article).map(({ quantity }) => quantity))
}

test("what an accepted quotation takes is ordered before its work begins, in what it is sold in", async () => {
  const id = keep()
  begin("2026-12-07")
  decide("accepted")
  const bags = Math.ceil(quoted() / 25)
  expect(bags).toBeGreaterThan(0)
  expect(await proposed()).toMatchObject([
    { itemId: id, there: 0, quantity: bags, neededFor: [{ name: "Tegels – Vos", day: "2026-12-07" }] },
  ])
  harness.app.services.stockMovements.adjust(id, { adjustment: bags }, null, harness.office)
  expect(await proposed()).toEqual([])
})

test("what is only offered, begins after four weeks, or has begun, orders nothing", async () => {
  keep()
  begin("2026-12-07")
  expect(await proposed()).toEqual([])
  decide("accepted")
  expect(await proposed()).toHaveLength(1)
  begin(addDays("2026-11-21", 29))
  expect(await proposed()).toEqual([])
  begin("2026-11-20")
  expect(await proposed()).toEqual([])
})

test("what is not kept on the shelf is left to the job", async () => {
  begin("2026-12-07")
  decide("accepted")
  expect(await proposed()).toEqual([])
  items().add(bag, null, harness.office)
  expect(await proposed()).toEqual([])
})
