import { afterEach, beforeEach, expect, setSystemTime, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { givenJob, openSales } from "../opened.testing.tsx"

const { dialog, field, open, press, screen, user, waitFor } = await openSales()

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

test("a part of a line is credited with a reason only, as a draft to read", async () => {
  const { id } = job.sent()
  await open(app, `/facturen/${id}`)
  await press("Crediteren")
  await press("Creditnota maken")
  expect((await screen.findAllByText(/Vul in waarom u crediteert/)).length).toBeGreaterThan(0)
  await user.type(await field(/^Reden/), "Tegel gebarsten")
  await user.click(await screen.findByRole("radio", { name: /^Een deel/ }))
  const [first] = await (await dialog()).findAllByLabelText(/^Termijn 1/)
  await user.type(first!, "10")
  await press("Creditnota maken")
  await waitFor(() => expect(location.pathname).not.toBe(`/facturen/${id}`))
  const credit = job.get(Number(location.pathname.split("/")[2]))
  expect(credit).toMatchObject({ kind: "credit", state: "draft", net: -10, intro: "Tegel gebarsten" })
})
