import { expect, test } from "bun:test"
import { openWindow } from "#ui/testing.ts"
import { emptyPlan, moveRoom, putOpening, withRoom } from "../../plan/edit.ts"
import { doorAt, rectangle } from "../../plan/plan.testing.ts"

const { render, screen } = await openWindow()
const { PlanPicture } = await import("./PlanPicture.tsx")

const hall = { ...moveRoom(rectangle(1.2, 2.25), { x: 2500, y: 0 }), id: "room-0002", name: "Gang" }
const nameAt = () => Number(screen.getByText("Badkamer").getAttribute("x"))

test("a name makes way for the door of the next room that opens over it", () => {
  const plan = withRoom(emptyPlan(0), rectangle(2.4, 2.25))
  const { rerender } = render(<PlanPicture plan={withRoom(plan, hall)} label="Plattegrond" />)
  expect(nameAt()).toBe(1200)
  const opens = putOpening(hall, 3, doorAt(700, { inwards: false }))
  rerender(<PlanPicture plan={withRoom(plan, opens)} label="Plattegrond" />)
  expect(nameAt()).toBeLessThan(1000)
})
