import { expect, test } from "bun:test"
import { givenApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"
import { sampleSubmission } from "../sample.ts"

test("a project's costs stand beside what its quotation budgets for each kind", async () => {
  const app = await givenApp()
  app.services.quotes.submit(sampleSubmission(), null, "visitor")
  const owner = await asking(app, "owner")
  const { totals } = app.services.quotations.versions.newestOf([1])[0]!.estimate
  const { kinds, total } = (await owner("GET", "/projects/1/costs")).reply
  const budgets = kinds.map(({ category, budget }: { category: string; budget: number }) => [
    category,
    budget,
  ])
  expect(Object.fromEntries(budgets)).toMatchObject({
    hours: totals.labourCents / 100,
    material: totals.materialCents / 100,
  })
  const { labourCents, materialCents, equipmentCents, subcontractCents } = totals
  expect(Math.round(total.budget * 100)).toBe(labourCents + materialCents + equipmentCents + subcontractCents)
  await app.close()
})
