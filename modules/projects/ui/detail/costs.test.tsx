import { expect, test } from "bun:test"
import { openProjectPage } from "./project.testing.tsx"

const { screen, user, waitFor, within, server, office, given, open, press, order, card, costs } =
  await openProjectPage()

const orders = () => server().services.commitments.of(1)

test("costs are booked by hand as they are typed, beside what was estimated", async () => {
  given()
  await open({ address: costs })
  await screen.findByText("Er zijn nog geen kosten geboekt.")
  await press("Kosten boeken")
  await user.selectOptions(screen.getByLabelText("Soort kosten"), "Uren")
  await user.type(screen.getByRole("textbox", { name: "Omschrijving" }), "Slopen")
  await user.type(screen.getByLabelText(/Bedrag/), "€ 1.250,-")
  await user.type(screen.getByLabelText("Hoeveelheid"), "22,5")
  await press("Boeken")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await card("Boekingen").findByText("Slopen")
  await card("Kosten naast begroting").findByText("22:30")
  expect(server().services.projects.costs(1, office())).toMatchObject({ booked: 1250, hours: 22.5 })
})

test("a booking that is not right says why in the form, and asks the server nothing", async () => {
  given()
  const browser = await open({ address: costs })
  await user.click(await screen.findByRole("button", { name: "Kosten boeken" }))
  await user.type(screen.getByLabelText(/Bedrag/), "veel")
  await press("Boeken")
  const dialog = within(screen.getByRole("dialog"))
  await dialog.findByRole("link", { name: "Vul een bedrag in, bijvoorbeeld 1.234,50." })
  dialog.getByRole("link", { name: "Vul een omschrijving in van hooguit 200 tekens." })
  expect(browser.asked.filter((call) => call.startsWith("POST"))).toEqual([])
})

test("hours without their number are refused under that field", async () => {
  given()
  await open({ address: costs })
  await user.click(await screen.findByRole("button", { name: "Kosten boeken" }))
  await user.selectOptions(screen.getByLabelText("Soort kosten"), "Uren")
  await user.type(screen.getByRole("textbox", { name: "Omschrijving" }), "Slopen")
  await user.type(screen.getByLabelText(/Bedrag/), "100")
  await press("Boeken")
  await waitFor(() =>
    expect(document.getElementById("cost-quantity-error")?.textContent).toContain("hoeveel uur"),
  )
})

test("a booking by hand is taken back, and that is undone", async () => {
  given()
  const cost = { category: "material" as const, amount: 95.5, day: "2026-11-20", description: "Zink" }
  server().services.projects.bookCost(1, cost, null, office())
  await open({ address: costs })
  await user.click(await screen.findByRole("button", { name: "Boeking ‘Zink’ verwijderen" }))
  await screen.findByText(/Boeking ‘Zink’ is verwijderd/)
  expect(server().services.projects.costs(1, office()).booked).toBe(0)
  await press("Ongedaan maken")
  await screen.findByRole("button", { name: "Boeking ‘Zink’ verwijderen" })
  expect(server().services.projects.costs(1, office()).booked).toBe(95.5)
})

test("what is ordered is written down in one form, and changed in the same", async () => {
  given()
  await open({ address: costs })
  await user.click(await screen.findByRole("button", { name: "Bestelling toevoegen" }))
  const dialog = within(screen.getByRole("dialog"))
  await user.type(dialog.getByLabelText("Besteld bij"), "Raab Karcher")
  await user.type(dialog.getByLabelText("Wat"), "Kozijnen")
  await user.type(dialog.getByLabelText(/Bedrag/), "2.139,40")
  await user.click(dialog.getByRole("button", { name: "Opslaan" }))
  await card("Besteld").findByText("Kozijnen · Materiaal")
  expect(orders()).toMatchObject([{ supplier: "Raab Karcher", amount: 2139.4 }])
  await press("Bestelling bij Raab Karcher wijzigen")
  const amount = within(screen.getByRole("dialog")).getByLabelText(/Bedrag/)
  await user.clear(amount)
  await user.type(amount, "2500")
  await press("Opslaan")
  await waitFor(() => expect(orders()).toMatchObject([{ amount: 2500, version: 2 }]))
})

test.each([
  ["is al geboekt", { settled: 2000 }],
  ["vervalt", { cancelled: true }],
])("an order that %s is closed with one press, undone, and opened again later", async (word, closed) => {
  given()
  order()
  await open({ address: costs })
  const close = { name: `Bestelling bij Raab Karcher ${word}` }
  await user.click(await screen.findByRole("button", close))
  await card("Besteld").findByText("1 afgehandeld")
  expect(orders()).toMatchObject([{ ...closed, remaining: 0 }])
  await press("Ongedaan maken")
  await user.click(await screen.findByRole("button", close))
  await user.click(await screen.findByRole("button", { name: /weer open zetten/ }))
  await screen.findByRole("button", close)
  expect(orders()).toMatchObject([{ remaining: 2000 }])
})

test("who closes an order that a colleague changed sees it as it is, and closes it then", async () => {
  given()
  order()
  await open({ address: costs })
  const close = await screen.findByRole("button", { name: /Raab Karcher is al geboekt/ })
  const changed = {
    category: "material" as const,
    supplier: "Raab Karcher",
    description: "Deuren",
    amount: 900,
  }
  server().services.projects.changeOrder(1, orders()[0]!.id, { ...changed, version: 1 }, office())
  await user.click(close)
  await screen.findByText(/heeft deze bestelling op/)
  await card("Besteld").findByText("Deuren · Materiaal")
  await user.click(screen.getByRole("button", { name: /Raab Karcher is al geboekt/ }))
  await card("Besteld").findByText("1 afgehandeld")
  expect(screen.queryByText(/heeft deze bestelling op/)).toBeNull()
})

test("a booking by hand takes the place of the order that it is of", async () => {
  given()
  order()
  await open({ address: costs })
  await user.click(await screen.findByRole("button", { name: "Kosten boeken" }))
  await user.type(screen.getByRole("textbox", { name: "Omschrijving" }), "Kozijnen")
  await user.type(screen.getByLabelText(/Bedrag/), "1500")
  await user.selectOptions(screen.getByLabelText(/^Hoort bij bestelling/), String(orders()[0]!.id))
  await press("Boeken")
  await card("Besteld").findByText(/van €/)
  expect(orders()).toMatchObject([{ booked: 1500, remaining: 500 }])
})
