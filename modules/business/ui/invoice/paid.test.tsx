import { expect, test } from "bun:test"
import { undoBar } from "#ui/lib/undo.ts"
import { openSales } from "../opened.testing.tsx"

const { job, open, press, retype, screen, waitFor } = await openSales()

test("a payment begins with all that is open, and its way back takes it away", async () => {
  const { id, total } = job().sent()
  await open(`/facturen/${id}`)
  await press("Betaling noteren")
  await press("Noteren")
  await waitFor(() =>
    expect(job().get(id)).toMatchObject({ open: 0, payments: [{ amount: total, how: "bank" }] }),
  )
  await waitFor(() => expect(undoBar.get()).toBeDefined())
  await undoBar.get()!.back!()
  expect(job().get(id).open).toBe(total)
})

test("more than is open is told before it is noted, and of nothing there is no payment", async () => {
  const { id, open: due } = job().sent()
  await open(`/facturen/${id}`)
  await press("Betaling noteren")
  await retype(/^Bedrag/, "0")
  await press("Noteren")
  await screen.findByText(/Vul een bedrag in dat niet nul is/)
  await retype(/^Bedrag/, String(due + 10).replace(".", ","))
  await screen.findByText(/^Dat is €\s10,00 meer dan er openstaat/)
  expect(job().get(id).payments).toEqual([])
})

test("money that went back is typed without a minus", async () => {
  const { id, total } = job().sent()
  await open(`/facturen/${id}`)
  await press("Betaling noteren")
  await press("Terugbetaald")
  await retype(/^Bedrag/, "5")
  await press("Noteren")
  await waitFor(() => expect(job().get(id).open).toBeCloseTo(total + 5, 2))
})
