import { beforeEach, expect, mock, test } from "bun:test"
import { openWindow } from "#ui/testing.ts"
import { emptyPlan, putOpening, withRoom } from "../../plan/edit.ts"
import { doorAt, rectangle } from "../../plan/plan.testing.ts"
import type { Plan } from "../../plan/schema.ts"
import type { Measured } from "../perspective/measured.ts"

const { fireEvent, render, screen, user, waitFor, within } = await openWindow()
const { default: PlanEditor } = await import("./editor/PlanEditor.tsx")
const { PhotoMeasures } = await import("./editor/panel/usePhotoSizes.ts")

/** The bathroom with a metre around it, of which a metre is 50 pixels. */
const box = { left: 0, top: 0, width: 310, height: 260 }
beforeEach(() => {
  Object.assign(Element.prototype, { setPointerCapture() {}, getBoundingClientRect: () => box })
})

/** What was drawn last, and what was saved. */
function open(start: Plan, inPhotos: readonly Measured[] = []) {
  const drawn = { now: start, saved: mock(async (_: Plan) => {}) }
  const onChange = (plan: Plan) => {
    drawn.now = plan
  }
  render(
    <PhotoMeasures value={inPhotos}>
      <PlanEditor {...{ start, onChange }} isDirty save={drawn.saved} onClose={() => {}} />
    </PhotoMeasures>,
  )
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

const board = () => screen.getByRole("group", { name: /^Tekenvlak/ })
/** The plan, what is held of it, and its letters; each lies over the one before. */
const sheets = () => [...board().querySelectorAll(".plan-sheet")]
/** At P3 of the bathroom. */
const mouse = (by: number) => ({
  ...{ pointerId: 1, pointerType: "mouse", button: 0 },
  ...{ clientX: 255 + by, clientY: 205 },
})

test("what a hand holds is drawn by itself while it moves, and the plan changes once it is let go", async () => {
  const drawn = open(bathroom)
  const [plan, held, letters] = sheets()
  const d = (sheet: Element | undefined, what: string) => sheet!.querySelector(what)?.getAttribute("d")
  const written = () => letters!.innerHTML
  fireEvent.pointerDown(board(), mouse(0))
  fireEvent.pointerMove(board(), mouse(10))
  const [floor, before] = [d(held, ".plan-floor"), written()]
  expect(d(plan, ".plan-floor")).toBeUndefined()
  fireEvent.pointerMove(board(), mouse(20))
  expect(d(held, ".plan-floor")).not.toBe(floor)
  expect(held!.textContent).toContain("m²")
  expect(written()).toBe(before)
  expect(drawn.now).toBe(bathroom)

  fireEvent.pointerUp(board(), mouse(20))
  expect(corners(drawn.now)[2]).toEqual([4400, 3000])
  expect(d(held, ".plan-floor")).toBeUndefined()
  expect(d(plan, ".plan-floor")).toContain("4400 3000")
  expect(board().ownerDocument.activeElement!.getAttribute("aria-label")).toBe("P3, x 4,40 m, y 3,00 m")
  await user.keyboard("{ArrowRight}")
  expect(corners(drawn.now)[2]).toEqual([4410, 3000])
  await user.keyboard("{Control>}zz{/Control}")
  expect(drawn.now).toBe(bathroom)
})

test("a second finger lets go of what was held, as if it had never been there", () => {
  const drawn = open(bathroom)
  fireEvent.pointerDown(board(), mouse(0))
  fireEvent.pointerMove(board(), mouse(20))
  fireEvent.pointerDown(board(), { ...mouse(80), pointerId: 2 })
  expect(sheets()[1]!.querySelector(".plan-floor")).toBeNull()
  expect(sheets()[0]!.querySelector(".plan-floor")).not.toBeNull()
  expect(drawn.now).toBe(bathroom)
})

test("looking nearer twice in a row moves what is drawn, which is drawn anew once that rests", async () => {
  open(bathroom)
  const [plan] = sheets()
  const moved = () => plan!.parentElement!.style.transform
  const nearer = screen.getByRole("button", { name: "Dichterbij" })
  fireEvent.click(nearer)
  const drawn = plan!.getAttribute("viewBox")
  fireEvent.click(nearer)
  expect(moved()).not.toEndWith("scale(1)")
  expect(plan!.getAttribute("viewBox")).toBe(drawn)
  await waitFor(() => expect(moved()).toEndWith("scale(1)"))
  expect(plan!.getAttribute("viewBox")).not.toBe(drawn)
})

const putBathroomDoor = () => withRoom(emptyPlan(0), putOpening(rectangle(4, 3), 0, doorAt(300)))

const inPhotos: Measured[] = [
  { kind: "length", ...about("Lengte 1"), millimetres: 2340, within: 30 },
  { kind: "size", ...about("Raam"), width: 950, height: 1200, within: 18 },
]

function about(label: string) {
  return { label, photo: "Badkamer 1", at: "2026-11-27T08:00:00.000Z" }
}

const suggested = () =>
  screen.queryAllByRole("button", { name: /^Uit foto/ }).map(({ textContent }) => textContent)

test("a length that was measured in a photo fills in the wall that is asked for, with its error in sight", async () => {
  const drawn = open(bathroom, inPhotos)
  await user.click(screen.getByRole("button", { name: /^Wand 1,/ }))
  expect(suggested()).toEqual([])
  await user.click(screen.getByLabelText("Lengte"))
  expect(suggested()).toEqual([
    "Uit foto: 2,34 m ± 3 cmLengte 1, Badkamer 1",
    "Uit foto: 95 cm ± 2 cmRaam, Badkamer 1",
  ])
  await user.keyboard("breed{Enter}")
  expect(screen.getByText(/Vul meters in/)).not.toBeNull()
  await press(/^Uit foto: 2,34 m/)
  expect(screen.queryByText(/Vul meters in/)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>("Lengte").value).toBe("2,34")
  expect(drawn.now.rooms[0]!.corners[0]!.wall.measured).toBe(2340)
  await user.keyboard("3,")
  await press(/^Uit foto: 95 cm/)
  expect(screen.getByLabelText<HTMLInputElement>("Lengte").value).toBe("0,95")
  await press("Stap terug")
  await press("Stap terug")
  expect(drawn.now).toBe(bathroom)
})

test("as one walks round a room, a suggestion goes on to the next wall, and to its height at the end", async () => {
  const drawn = open(bathroom, inPhotos)
  await user.click(screen.getByText("Badkamer", { selector: "span" }))
  await press("Maten invullen")
  for (const wall of [2, 3, 4]) {
    await press(/^Uit foto: 2,34 m/)
    expect(screen.getByText(`Wand ${wall} van 4`)).not.toBeNull()
  }
  await press(/^Uit foto: 2,34 m/)
  await press(/^Uit foto: 1,20 m/)
  expect(drawn.now.rooms[0]!.height).toBe(1200)
})

test("a rectangle in a photo gives an opening both its sides, a length the one that is asked for", async () => {
  const drawn = open(putBathroomDoor(), inPhotos)
  await user.click(screen.getByRole("button", { name: /^Deur in wand 1/ }))
  const door = () => drawn.now.rooms[0]!.corners[0]!.wall.openings[0]
  await user.click(screen.getByLabelText("Breedte"))
  await press(/^Uit foto: 95 cm × 1,20 m ± 2 cm/)
  expect(door()).toMatchObject({ width: 950, height: 1200 })
  await user.click(screen.getByLabelText("Hoogte"))
  await press(/^Uit foto: 2,34 m/)
  expect(door()).toMatchObject({ width: 950, height: 2340 })
  await user.click(screen.getByLabelText("Vanaf P1"))
  expect(suggested()).toEqual([])
})
