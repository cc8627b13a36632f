import { expect, test } from "bun:test"
import { openSales } from "../opened.testing.tsx"

const { app, dialog, field, job, open, press, retype, screen, user, waitFor } = await openSales()

test("the project shows its parts with what may be invoiced, and changes them as long as they are the whole", async () => {
  await open(`/projects/${job().projectId}`)
  await press("Termijnen wijzigen")
  const [percent] = await (await dialog()).findAllByLabelText<HTMLInputElement>(/^Deel/)
  const before = percent!.value
  await user.clear(percent!)
  await user.type(percent!, "1")
  await press("Opslaan")
  expect((await screen.findAllByText(/samen geen 100%/)).length).toBeGreaterThan(0)
  await user.clear(percent!)
  await user.type(percent!, before)
  await user.type((await screen.findAllByLabelText(/^Termijn 1: wanneer/))[0]!, " van het werk")
  await press("Opslaan")
  await waitFor(() =>
    expect(app().services.billing.get(job().projectId)).toMatchObject({ asOffered: false, version: 1 }),
  )
})

test("what the work took is invoiced at a rate, of days in their order", async () => {
  const tiles = { category: "material", amount: 100, day: "2026-11-20", description: "Tegels" } as const
  app().services.projects.bookCost(job().projectId, tiles, null, job().by)
  await open(`/projects/${job().projectId}`)
  await press("Op werkelijke kosten")
  await user.type(await field(/^Tarief per uur/), "60")
  await retype(/^Opslag/, "10")
  await retype(/^Van/, "22-11-2026")
  await press(/^Factuur maken$/)
  await screen.findByText(/laatste dag ligt voor de eerste/)
  await retype(/^Van/, "01-11-2026")
  await press(/^Factuur maken$/)
  await waitFor(() => expect(location.pathname).toBe("/facturen/1"))
  expect(job().get(1)).toMatchObject({ kind: "cost", net: 110 })
})
