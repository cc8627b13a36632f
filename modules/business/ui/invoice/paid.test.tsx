import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { undoBar } from "#ui/lib/undo.ts"
import { givenJob, openSales } from "../opened.testing.tsx"

const { open, press, retype, screen, waitFor } = await openSales()

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

test("a payment begins with all that is open, and its way back takes it away", async () => {
  const { id, total } = job.sent()
  await open(app, `/facturen/${id}`)
  await press("Betaling noteren")
  await press("Noteren")
  await waitFor(() =>
    expect(job.get(id)).toMatchObject({ open: 0, payments: [{ amount: total, how: "bank" }] }),
  )
  await waitFor(() => expect(undoBar.get()).toBeDefined())
  await undoBar.get()!.back!()
  expect(job.get(id).open).toBe(total)
})

test("more than is open is told before it is noted, and of nothing there is no payment", async () => {
  const { id, open: due } = job.sent()
  await open(app, `/facturen/${id}`)
  await press("Betaling noteren")
  await retype(/^Bedrag/, "0")
  await press("Noteren")
  await screen.findByText(/Vul een bedrag in dat niet nul is/)
  await retype(/^Bedrag/, String(due + 10).replace(".", ","))
  await screen.findByText(/^Dat is €\s10,00 meer dan er openstaat/)
  expect(job.get(id).payments).toEqual([])
})

test("money that went back is typed without a minus", async () => {
  const { id, total } = job.sent()
  await open(app, `/facturen/${id}`)
  await press("Betaling noteren")
  await press("Terugbetaald")
  await retype(/^Bedrag/, "5")
  await press("Noteren")
  await waitFor(() => expect(job.get(id).open).toBeCloseTo(total + 5, 2))
})
