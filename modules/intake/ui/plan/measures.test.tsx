import { afterEach, beforeEach, expect, test } from "bun:test"
import type { Role } from "#src/shared/roles.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { emptyPlan, withRoom } from "../../plan/edit.ts"
import { roomOf } from "../../plan/plan.testing.ts"
import { bathroomPlan } from "../../plan/sample.ts"
import type { Plan } from "../../plan/schema.ts"

const { render, screen, user, within } = await openWindow()
const { PlanMeasures } = await import("./PlanMeasures.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function open(plan: Plan, role: Role = "worker") {
  const browser = await signedIn(app, role)
  render(<PlanMeasures plan={plan} />, { wrapper: browser.wrapper })
}
const card = async (title: string) =>
  (await screen.findByRole("heading", { name: title })).closest("section")!
const linesOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent)

test("each room has its measures with how one reckons to them, and so have all together", async () => {
  await open(bathroomPlan())
  expect(linesOf(await card("Badkamer"))).toEqual([
    "Vloer 2,40 x 2,25 = 5,40 m²",
    "Wanden 2 x (2,40 + 2,25) x 2,60 - 0,88 x 2,115 - 0,90 x 0,60 = 21,78 m²",
    "Plafond 2,40 x 2,25 = 5,40 m²",
    "Omtrek 2 x (2,40 + 2,25) = 9,30 m",
    "Plinten 2 x (2,40 + 2,25) - 0,88 = 8,42 m",
    "Inhoud 2,40 x 2,25 x 2,60 = 14,04 m³",
  ])
  // The door between both is an opening of either.
  expect(linesOf(await card("Overloop"))[4]).toBe("Plinten 2 x (1,20 + 2,25) - 0,88 = 6,02 m")
  expect(linesOf(await card("2 ruimten samen"))[0]).toBe("Vloer 5,40 + 2,70 = 8,10 m²")
  expect(screen.queryByText(/NEN 2580/)).not.toBeNull()
  expect(screen.queryByRole("button", { name: /Bestellen/ })).toBeNull()
})

test("a floor with a slanted wall shows what it comes to, and a room without an area nothing", async () => {
  const slanted = roomOf([
    [0, 0],
    [3, 0],
    [0, 4],
  ])
  const unfinished = roomOf([[9, 9]], "room-0002")
  await open(withRoom(withRoom(emptyPlan(0), slanted), unfinished))
  expect(linesOf(await card("Badkamer"))[0]).toBe("Vloer 6,00 m²")
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1)
})

test("the office orders by what a room measures, and the order says by which sum", async () => {
  await open(bathroomPlan(), "manager")
  await user.click(await screen.findByRole("button", { name: "Bestellen Badkamer, vloer" }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.queryByText(/Badkamer, vloer: 2,40 x 2,25 = 5,40 m²/)).not.toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>("Hoeveel").value).toBe("5,4")
})
