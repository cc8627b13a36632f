import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { givenCrew } from "./testing.tsx"

const { render, screen } = await openWindow()
const { default: ProjectPlanningCard } = await import("./ProjectPlanningCard.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function open(id: number) {
  const { wrapper } = await signedIn(app, "manager")
  render(<ProjectPlanningCard id={id} />, { wrapper })
  return await screen.findByRole("region", { name: "Planning" })
}

test("the card tells who is on a job and when, who is wanted elsewhere as well, and leads to moving it", async () => {
  const crew = givenCrew(app)
  const days = { startDate: "2026-11-23", endDate: "2026-11-27", team: [crew.anna] }
  const own = crew.project("Aanbouw", days)
  const other = crew.project("Dakkapel", { ...days, startDate: "2026-11-26" })
  const card = await open(own)
  await screen.findByText("Anna Wisse dubbel gepland")
  expect(card.textContent).toContain("ook op Dakkapel · do 26 nov t/m vr 27 nov")
  expect(screen.getByRole("link", { name: "Dakkapel" }).getAttribute("href")).toBe(`/projects/${other}`)
  screen.getByText("23 nov t/m 27 nov")
  const move = screen.getByRole("link", { name: "Verzetten" })
  expect(move.getAttribute("href")).toBe(`/project-timeline?plan=${own}`)
})

test("of a job on no day yet the card leads to planning it", async () => {
  const crew = givenCrew(app)
  await open(crew.project("Serre", { startDate: null, endDate: null }))
  screen.getByText("Nog niemand ingepland")
  screen.getByRole("link", { name: "Plan in" })
})

test("of what is not accepted yet nothing can be planned, and nothing is asked", async () => {
  const id = givenCrew(app).project("Aanbouw", { startDate: null, endDate: null, status: "planned" })
  app.db.$client.run("UPDATE projects SET offerte_id = 1 WHERE id = ?", [id])
  const { asked, wrapper } = await signedIn(app, "manager")
  render(<ProjectPlanningCard id={id} />, { wrapper })
  await screen.findByText("Nog niemand ingepland")
  expect(screen.queryByRole("link", { name: /Plan in|Verzetten/ })).toBeNull()
  expect(asked.filter((call) => call.includes("/timeline"))).toEqual([])
})
