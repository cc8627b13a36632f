import { expect, test } from "bun:test"
import { openSales } from "../opened.testing.tsx"

const { job, open, press, retype, screen } = await openSales()

test("a draft goes out on paper with a number, and is then a paper with a payment to note", async () => {
  const { id } = job().draft()
  await open(`/facturen/${id}`)
  await press("Versturen")
  await screen.findByText(/^Er komt nu een nummer op/)
  await press("Nummer geven")
  await screen.findByRole("heading", { name: /^Factuur 2026-/ })
  expect(job().get(id)).toMatchObject({ state: "sent", issuedOn: "2026-11-21", mail: null })
})

test("an invoice is not dated before the last one", async () => {
  job().sent("2026-11-20")
  const { id } = job().draft(1)
  await open(`/facturen/${id}`)
  await press("Versturen")
  await retype(/^Factuurdatum/, "19-11-2026")
  await press("Nummer geven")
  expect((await screen.findAllByText(/Er is al gefactureerd op 20-11-2026/)).length).toBeGreaterThan(0)
  expect(job().get(id).state).toBe("draft")
})
