import { expect, test } from "bun:test"
import { openSales } from "../opened.testing.tsx"

const { app, job, open, press, screen, user, waitFor } = await openSales()

test("the list begins with what is open, says how late it is, and finds an amount as it is typed", async () => {
  const { number, total } = job().sent("2026-11-01")
  await open("/facturen")
  const row = await screen.findByRole("row", { name: new RegExp(number!) })
  expect(row.textContent).toContain("6 dagen te laat")
  await user.type(screen.getByRole("searchbox"), String(total).replace(".", ","))
  await screen.findByRole("row", { name: new RegExp(number!) })
  await user.click(screen.getByRole("link", { name: /^Concept/ }))
  await screen.findByText(/^Niets gevonden|^Er zijn geen concepten/)
})

test("from three weeks late on it is red", async () => {
  job().sent("2026-10-20")
  await open("/facturen?status=te-laat")
  expect((await screen.findByText("18 dagen te laat")).className).toContain("badge-bad")
})

test("what is due is invoiced with one press, which leads to its draft", async () => {
  app().db.$client.run(`UPDATE projects SET progress = 10 WHERE id = ${job().projectId}`)
  await open("/facturen")
  await press(/^Factuur maken/)
  await screen.findByRole("button", { name: "Versturen" })
  expect(location.pathname).toBe("/facturen/1")
})

test("an invoice of one's own asks for whom, which the job answers", async () => {
  await open("/facturen")
  await press("Nieuwe factuur")
  await press("Concept maken")
  await screen.findByText("Kies voor wie deze factuur is.")
  await user.type(screen.getByRole("combobox", { name: /^Project/ }), "badkamer")
  await user.click(await screen.findByRole("option", { name: /^Badkamer – Vos/ }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: /^Klant/ }).value).toBe("Mevrouw Vos"),
  )
  await press("Concept maken")
  await waitFor(() => expect(location.pathname).toBe("/facturen/1"))
  expect(job().get(1)).toMatchObject({ kind: "free", projectId: job().projectId, lines: [] })
})
