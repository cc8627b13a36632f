import { expect, mock, test } from "bun:test"
import { openWindow } from "#ui/testing.ts"
import { emptyPlan, putOpening, withRoom } from "../../plan/edit.ts"
import { doorAt, rectangle } from "../../plan/plan.testing.ts"
import type { Plan } from "../../plan/schema.ts"

const { render, screen, user, within } = await openWindow()
const { default: PlanEditor } = await import("./editor/PlanEditor.tsx")

/** What was drawn last, and what was saved. */
function open(start: Plan) {
  const drawn = { now: start, saved: mock(async (_: Plan) => {}) }
  const onChange = (plan: Plan) => {
    drawn.now = plan
  }
  render(<PlanEditor {...{ start, onChange }} isDirty save={drawn.saved} onClose={() => {}} />)
  return drawn
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
async function type(label: string | RegExp, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), `${text}{Enter}`)
}
const corners = ({ rooms }: Plan) => rooms[0]!.corners.map(({ x, y }) => [x, y])
const bathroom = withRoom(emptyPlan(0), rectangle(4, 3))

test("a plan without area is not saved, and says why; two points are not reckoned with", async () => {
  const drawn = open(emptyPlan(0))
  await press("Opslaan")
  expect(drawn.saved).not.toHaveBeenCalled()
  expect(screen.getByText(/Opslaan kan zodra/)).not.toBeNull()
  await press("Bereken")
  expect(screen.getByText(/^Tik waar hoek P1/)).not.toBeNull()
})

test("a room is drawn by its list of points alone", async () => {
  const drawn = open(emptyPlan(0))
  await user.click(screen.getByText("Lijst met punten (0)"))
  await press("P1 toevoegen")
  for (const [length, angle] of [
    ["2,40", "0"],
    ["225 cm", "90"],
    ["2,4", "180"],
  ] as const) {
    await type("Lengte", length)
    await type("Hoek", angle)
    await press(/^P\d toevoegen$/)
  }
  expect(corners(drawn.now)).toEqual([
    [0, 0],
    [2400, 0],
    [2400, 2250],
    [0, 2250],
  ])
  await press("Bereken")
  await press("Opslaan")
  expect(drawn.saved).toHaveBeenCalledTimes(1)
})

test("measures are filled in wall after wall, and a step back takes each away", async () => {
  const drawn = open(bathroom)
  await user.click(screen.getByText("Badkamer", { selector: "span" }))
  await press("Maten invullen")
  await type("Lengte", "2,40")
  expect(screen.getByText("Wand 2 van 4")).not.toBeNull()
  await type("Lengte", "2,25")
  expect(corners(drawn.now)[2]).toEqual([2400, 2250])
  await press("Stap terug")
  expect(corners(drawn.now)[2]).toEqual([2400, 3000])
  await press("Stap vooruit")
  expect(corners(drawn.now)[2]).toEqual([2400, 2250])
})

test("the key for ready keeps what was typed and ends the walk along the walls", async () => {
  const drawn = open(bathroom)
  await user.click(screen.getByText("Badkamer", { selector: "span" }))
  await press("Maten invullen")
  await user.clear(screen.getByLabelText("Lengte"))
  await user.type(screen.getByLabelText("Lengte"), "2,40")
  await press("Gereed")
  expect(corners(drawn.now)[1]).toEqual([2400, 0])
  expect(screen.getByLabelText("Naam")).not.toBeNull()
})

test("a length that can't be read is told at its field and changes nothing", async () => {
  const drawn = open(bathroom)
  await user.click(screen.getByRole("button", { name: /^Wand 1,/ }))
  await type("Lengte", "breed")
  expect(screen.getByText(/Vul meters in/)).not.toBeNull()
  expect(drawn.now).toBe(bathroom)
})

test("a length of 10 km is told to be too long, and a place may lie 150 m away", async () => {
  const drawn = open(bathroom)
  await user.click(screen.getByRole("button", { name: /^Wand 1,/ }))
  await type("Lengte", "10000")
  expect(screen.getByText("Vul een lengte in van 1 mm tot 100 m.")).not.toBeNull()
  expect(drawn.now).toBe(bathroom)
  await user.click(screen.getByRole("button", { name: /^P2,/ }))
  await type("Naar rechts (x)", "150")
  expect(corners(drawn.now)[1]).toEqual([150_000, 0])
  await type("Naar rechts (x)", "1001")
  expect(screen.getByText(/Dit punt ligt te ver weg/)).not.toBeNull()
})

test("a door is put in a wall, placed from a corner and removed", async () => {
  const drawn = open(bathroom)
  await user.click(screen.getByRole("button", { name: /^Wand 1,/ }))
  await press("Deur")
  await type("Vanaf P1", "0,30")
  const door = () => drawn.now.rooms[0]!.corners[0]!.wall.openings[0]
  expect(door()).toMatchObject({ at: 300, width: 880, height: 2115 })
  await press("Rechts")
  expect(door()!.hinge).toBe("right")
  await press("Deur verwijderen")
  expect(door()).toBeUndefined()
})

test("a measure that contradicts the others is told, and set or forgotten", async () => {
  const measured = { ...rectangle(4, 3) }
  measured.corners = measured.corners.map((corner, wall) => ({
    ...corner,
    wall: { ...corner.wall, measured: wall === 0 ? 4120 : wall % 2 === 0 ? 4000 : 3000 },
  }))
  const drawn = open(withRoom(emptyPlan(0), measured))
  const told = screen.getByText(/wand 1 is gemeten op 4,12 m en getekend op 4,00 m/)
  await user.click(within(told.parentElement!).getByRole("button", { name: "Zet op maat" }))
  expect(corners(drawn.now)[1]).toEqual([4120, 0])
  expect(screen.queryByText(/is gemeten op/)).toBeNull()
})

test("keys move a corner, remove it and let go", async () => {
  const drawn = open(putBathroomDoor())
  screen.getByRole("button", { name: /^P3,/ }).focus()
  await user.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}")
  expect(corners(drawn.now)[2]).toEqual([4020, 3100])
  await user.keyboard("{Control>}z{/Control}")
  expect(corners(drawn.now)[2]).toEqual([4000, 3000])
  screen.getByRole("button", { name: /^P3,/ }).focus()
  await user.keyboard("{Delete}")
  expect(drawn.now.rooms[0]!.corners).toHaveLength(3)
})

const putBathroomDoor = () => withRoom(emptyPlan(0), putOpening(rectangle(4, 3), 0, doorAt(300)))
