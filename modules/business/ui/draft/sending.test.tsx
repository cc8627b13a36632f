import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { givenJob, openSales } from "../opened.testing.tsx"

const { open, press, retype, screen } = await openSales()

let app: TestApp
let job: ReturnType<typeof givenJob>
beforeEach(async () => {
  app = await givenApp()
  setSystemTime(app.clock())
  job = givenJob(app)
})
afterEach(async () => {
  setSystemTime()
  await app.close()
})

test("a draft goes out on paper with a number, and is then a paper with a payment to note", async () => {
  const { id } = job.draft()
  await open(app, `/facturen/${id}`)
  await press("Versturen")
  await screen.findByText(/^Er komt nu een nummer op/)
  await press("Nummer geven")
  await screen.findByRole("heading", { name: /^Factuur 2026-/ })
  expect(job.get(id)).toMatchObject({ state: "sent", issuedOn: "2026-11-21", mail: null })
})

test("an invoice is not dated before the last one", async () => {
  job.sent("2026-11-20")
  const { id } = job.draft(1)
  await open(app, `/facturen/${id}`)
  await press("Versturen")
  await retype(/^Factuurdatum/, "19-11-2026")
  await press("Nummer geven")
  expect((await screen.findAllByText(/Er is al gefactureerd op 20-11-2026/)).length).toBeGreaterThan(0)
  expect(job.get(id).state).toBe("draft")
})
