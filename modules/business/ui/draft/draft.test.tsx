import { expect, test } from "bun:test"
import { undoBar } from "#ui/lib/undo.ts"
import { openSales } from "../opened.testing.tsx"

const { app, field, job, open, press, retype, screen, user, waitFor } = await openSales()

test("a line of one's own is added to a draft, and counts before it is kept", async () => {
  const { id, total } = job().draft()
  await open(`/facturen/${id}`)
  await press("Regel erbij")
  await user.type(await field(/^Omschrijving van regel/), "Voorrijkosten")
  await user.type(await field(/^Prijs per stuk/), "100")
  await press("Opslaan")
  await waitFor(() => expect(job().get(id).total).toBeCloseTo(total + 121, 2))
  expect(job().get(id).lines.at(-1)).toMatchObject({
    description: "Voorrijkosten",
    unitPrice: 100,
    vatRate: 21,
  })
})

test("a price that is no number is not kept, and its line lies open", async () => {
  const { id, version } = job().draft()
  await open(`/facturen/${id}`)
  await press("Regel erbij")
  await user.type(await field(/^Omschrijving van regel/), "Voorrijkosten")
  await user.type(await field(/^Prijs per stuk/), "duur")
  await press("Opslaan")
  expect((await screen.findAllByText(/Vul een bedrag in/)).length).toBeGreaterThan(0)
  expect(job().get(id).version).toBe(version)
})

test("the amount of an instalment can't be typed over, its words can", async () => {
  const { id, total } = job().draft()
  await open(`/facturen/${id}`)
  await press("Regel 1 wijzigen")
  expect(screen.queryByLabelText(/^Prijs per stuk/)).toBeNull()
  await retype(/^Omschrijving van regel 1/, "Eerste termijn")
  await press("Opslaan")
  await waitFor(() => expect(job().get(id).lines[0]).toMatchObject({ description: "Eerste termijn" }))
  expect(job().get(id).total).toBe(total)
})

test("who saves a draft second is told what another made of it", async () => {
  const { id } = job().draft()
  await open(`/facturen/${id}`)
  await retype(/^Kenmerk van de klant/, "IO-77")
  const { lines, amounts: _, ...row } = job().get(id)
  const { title, paymentDays, version } = row
  app().services.salesInvoices.change(
    id,
    {
      ...{ title, paymentDays, version, intro: "Van Bram", reference: "", reverseCharge: false },
      ...{ performed: null, blocked: null, lines: lines.map(({ total: _total, ...line }) => line) },
    },
    job().by,
  )
  await press("Opslaan")
  await screen.findByText("Iemand anders was u voor")
  await press("Mijn wijzigingen houden")
  await press("Opslaan")
  await waitFor(() => expect(job().get(id)).toMatchObject({ intro: "Van Bram", reference: "IO-77" }))
})

test("what is missing at the customer is named, with the way there, and keeps a draft from going", async () => {
  const { id, customerId } = job().draft()
  app().db.$client.run(`UPDATE customers SET postcode = '' WHERE id = ${customerId}`)
  await open(`/facturen/${id}`)
  const way = await screen.findByRole("link", { name: "Naar de klant" })
  expect(way.getAttribute("href")).toBe(`/klanten/${customerId}/bewerken`)
  await press("Versturen")
  expect(screen.queryByRole("dialog")).toBeNull()
})

test("a draft that is removed comes back by the bar", async () => {
  const { id } = job().draft()
  await open(`/facturen/${id}`)
  await press("Verwijderen")
  await waitFor(() => expect(location.pathname).toBe("/facturen"))
  const removedAt = () => app().services.salesInvoices.known(id)!.removedAt
  expect(removedAt()).not.toBeNull()
  await waitFor(() => expect(undoBar.get()).toBeDefined())
  await undoBar.get()!.back!()
  expect(removedAt()).toBeNull()
})

test("VAT is shifted to a business only, and then there is none", async () => {
  const { id } = app().services.salesInvoices.draftFree(
    { customerId: job().draft().customerId, projectId: null },
    null,
    job().by,
  )
  await open(`/facturen/${id}`)
  await press("Regel erbij")
  await user.type(await field(/^Omschrijving van regel/), "Metselwerk")
  await user.type(await field(/^Prijs per stuk/), "100")
  await user.click(screen.getByRole("switch", { name: /^Btw verleggen/ }))
  await press("Opslaan")
  expect((await screen.findAllByText(/Verleggen kan alleen naar een ondernemer/)).length).toBeGreaterThan(0)
  app().db.$client.run("UPDATE customers SET btw_id = 'NL002455799B11'")
  await press("Opslaan")
  await waitFor(() => expect(job().get(id)).toMatchObject({ reverseCharge: true, net: 100, total: 100 }))
})

test("whoever opens a draft that was thrown away can have it back", async () => {
  const { id, version } = job().draft()
  app().services.salesInvoices.setRemoved(id, { version, removed: true }, job().by)
  await open(`/facturen/${id}`)
  await press("Concept terugzetten")
  await screen.findByRole("button", { name: "Versturen" })
  expect(job().get(id).removed).toBe(false)
})
