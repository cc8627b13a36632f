import { expect, test } from "bun:test"
import { givenApp } from "#src/testing.ts"
import { siteOf } from "../pricing/start.ts"
import { sampleSubmission } from "../sample.ts"

test("whoever plans reads how many days the newest version of a quotation takes, the second time as well", async () => {
  const app = await givenApp()
  app.services.quotes.submit(sampleSubmission(), null, "visitor")
  const { quotations } = app.services
  const { lines } = quotations.versions.newestOf([1])[0]!.estimate
  const days = Math.max(...siteOf(lines).stretches.map(([, last]) => last)) + 1
  expect((await quotations.jobDays([1, 99])).get(1)).toMatchObject({ days })
  expect([...(await quotations.jobDays([1, 99])).keys()]).toEqual([1])
  await app.close()
})
