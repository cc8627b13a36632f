import { afterEach, beforeEach, expect, test } from "bun:test"
import { openWindow } from "#ui/testing.ts"
import type { Shape } from "../../drawing/shapes.ts"

const { fireEvent, render, screen, user, waitFor } = await openWindow()
const { default: DrawOnPhoto } = await import("./DrawOnPhoto.tsx")

/** A photo of 1000 x 500 that fills the window, so that a pixel is 10 parts wide and 20 high. */
class LoadedImage {
  naturalWidth = 1000
  naturalHeight = 500
  onload?: () => void
  onerror?: () => void
  set src(address: string) {
    setTimeout(() => (address === "broken" ? this.onerror?.() : this.onload?.()))
  }
}
const { Image } = globalThis
beforeEach(() => {
  Object.assign(globalThis, { Image: LoadedImage, Path2D: class {} })
  const box = { left: 0, top: 0, width: 1000, height: 500 }
  Object.assign(Element.prototype, { setPointerCapture() {}, getBoundingClientRect: () => box })
  giveCanvas((done) => done(new Blob(["jpeg"])))
})
afterEach(() => Object.assign(globalThis, { Image }))

/** Draws nothing; what it gives is the caller's. */
function giveCanvas(toBlob: (done: (blob: Blob | null) => void) => void) {
  const pen = new Proxy({}, { get: () => () => {}, set: () => true })
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen, toBlob })
}

const arrow: Shape = { kind: "arrow", colour: "red", from: { x: 1000, y: 1000 }, to: { x: 4000, y: 6000 } }

async function open(shapes: Shape[] = [], src = "photo") {
  const saved: Shape[][] = []
  let closed = 0
  render(
    <DrawOnPhoto
      {...{ src, alt: "badkamer", shapes }}
      onSave={(shapes) => void saved.push(shapes)}
      onClose={() => closed++}
    />,
  )
  if (src === "photo") await screen.findByRole("group", { name: "Tekening op badkamer" })
  return { saved, closed: () => closed }
}

const press = (name: string) => user.click(screen.getByRole("button", { name }))

const board = () => screen.getByRole("group", { name: "Tekening op badkamer" })
/** What of the photo is in sight. */
const seen = () => board().getAttribute("viewBox")!.split(" ").map(Number)

function drag(from: [number, number], to: [number, number]) {
  const half: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  fireEvent.pointerDown(board(), finger(1, from))
  fireEvent.pointerMove(board(), finger(1, half))
  fireEvent.pointerUp(board(), finger(1, to))
}

/** In the left upper corner; this window's own wheel knows no keys and no place. */
const wheel = (turn: object) =>
  fireEvent(board(), Object.assign(new WheelEvent("wheel"), { clientX: 0, clientY: 0 }, turn))

const finger = (pointerId: number, [clientX, clientY]: [number, number]) => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
})

test("an arrow is drawn by a finger and saved with the picture", async () => {
  const { saved } = await open()
  drag([100, 50], [400, 300])
  await press("Opslaan")
  await waitFor(() => expect(saved).toEqual([[{ ...arrow, colour: "yellow" }]]))
})

test("a measure has the length that was typed, in metres or centimetres, and a question mark until it has one", async () => {
  const { saved } = await open()
  await press("Maat")
  drag([100, 250], [600, 250])
  const field = screen.getByLabelText("Lengte")
  expect(document.activeElement).toBe(field)
  await user.type(field, "zes")
  expect(screen.getByText("Vul een lengte in tot 100 m, zoals 2,40.")).not.toBeNull()
  expect(screen.getByText("?")).not.toBeNull()
  await user.clear(field)
  await user.type(field, "85")
  await press("cm")
  await press("Opslaan")
  await waitFor(() => expect(saved[0]).toMatchObject([{ kind: "measure", millimetres: 850 }]))
})

test("a length that was measured in the photo is one of a tape once it is typed", async () => {
  const ends = { from: { x: 1000, y: 5000 }, to: { x: 6000, y: 5000 } }
  const { saved } = await open([{ kind: "measure", colour: "red", ...ends, millimetres: 2400, within: 30 }])
  await press("Kies")
  drag([350, 250], [350, 250])
  const field = screen.getByLabelText("Lengte")
  await user.clear(field)
  await user.type(field, "2,38")
  await press("Opslaan")
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(JSON.parse(JSON.stringify(saved[0]))).toEqual([
    { kind: "measure", colour: "red", ...ends, millimetres: 2380 },
  ])
})

test("words that were never typed are not saved", async () => {
  const { saved } = await open([arrow])
  await press("Tekst")
  drag([700, 250], [700, 250])
  await press("Opslaan")
  await waitFor(() => expect(saved).toEqual([[arrow]]))
})

test("keys draw, move, stretch and remove, and every step can be taken back", async () => {
  await open()
  await user.keyboard("c")
  screen.getByRole("group", { name: "Tekening op badkamer" }).focus()
  await user.keyboard("{Enter}")
  const circle = screen.getByRole("button", { name: "Cirkel, geel" })
  expect(document.activeElement).toBe(circle)
  const drawn = circle.innerHTML
  await user.keyboard("{ArrowDown}{Shift>}{ArrowRight}{/Shift}{Delete}")
  expect(screen.queryByRole("button", { name: "Cirkel, geel" })).toBeNull()
  await user.keyboard("{Control>}zz{/Control}")
  expect(screen.getByRole("button", { name: "Cirkel, geel" }).innerHTML).toBe(drawn)
  await user.keyboard("{Control>}z{/Control}")
  expect(screen.queryByRole("button", { name: "Cirkel, geel" })).toBeNull()
  await press("Stap vooruit")
  expect(screen.getByRole("button", { name: "Cirkel, geel" }).innerHTML).toBe(drawn)
})

test("what was drawn before is chosen, moved by an end, painted and removed", async () => {
  const { saved } = await open([arrow])
  await press("Kies")
  drag([250, 175], [250, 175])
  drag([400, 300], [900, 300])
  await press("blauw")
  await press("Opslaan")
  await waitFor(() => expect(saved[0]).toEqual([{ ...arrow, colour: "blue", to: { x: 9000, y: 6000 } }]))
  await press("Verwijderen")
  await press("Opslaan")
  await waitFor(() => expect(saved[1]).toEqual([]))
})

test("two fingers look nearer, and what one of them had begun is gone", async () => {
  const { saved } = await open()
  fireEvent.pointerDown(board(), finger(1, [400, 250]))
  fireEvent.pointerMove(board(), finger(1, [450, 250]))
  expect(screen.getByRole("button", { name: "Pijl, geel" })).not.toBeNull()
  fireEvent.pointerDown(board(), finger(2, [550, 250]))
  expect(screen.queryByRole("button", { name: "Pijl, geel" })).toBeNull()
  fireEvent.pointerMove(board(), finger(1, [250, 250]))
  fireEvent.pointerMove(board(), finger(2, [750, 250]))
  expect(seen().map(Math.round)).toEqual([400, 200, 200, 100])
  fireEvent.pointerUp(board(), finger(1, [250, 250]))
  fireEvent.pointerMove(board(), finger(2, [1250, 250]))
  fireEvent.pointerUp(board(), finger(2, [1250, 250]))
  expect(seen().map(Math.round)).toEqual([300, 200, 200, 100])
  drag([0, 0], [1000, 500])
  await press("Opslaan")
  await waitFor(() =>
    expect(saved[0]).toEqual([
      { kind: "arrow", colour: "yellow", from: { x: 3000, y: 4000 }, to: { x: 5000, y: 6000 } },
    ]),
  )
})

test("buttons, keys and the wheel look nearer and show the whole again", async () => {
  await open([arrow])
  await press("Dichterbij")
  expect(seen()[2]).toBeCloseTo(1000 / 1.5)
  await press("Passend")
  expect(seen()).toEqual([0, 0, 1000, 500])
  board().focus()
  await user.keyboard("+{ArrowRight}")
  expect(seen()[0]).toBeCloseTo(1000 / 6 + 1000 / 1.5 / 5)
  await user.keyboard("-")
  expect(seen()).toEqual([0, 0, 1000, 500])
  wheel({ deltaY: -25, ctrlKey: true })
  expect(seen()[0]).toBe(0)
  expect(seen()[2]).toBeCloseTo(1000 / Math.SQRT2)
  wheel({ deltaX: 100 })
  expect(seen()[0]).toBeCloseTo(100 / Math.SQRT2)
  await user.keyboard("0")
  expect(seen()).toEqual([0, 0, 1000, 500])
})

test("where nothing is chosen one finger moves what is near", async () => {
  await open([arrow])
  await press("Dichterbij")
  await press("Kies")
  drag([900, 100], [700, 100])
  expect(seen()[0]).toBeCloseTo(1000 / 6 + 100 / 1.5)
})

test("closing asks first when something was drawn, and not when nothing was", async () => {
  const { closed } = await open([arrow])
  drag([100, 400], [800, 400])
  await press("Sluiten")
  await press("Hier blijven")
  expect(closed()).toBe(0)
  await press("Stap terug")
  await press("Sluiten")
  expect(closed()).toBe(1)
})

test("a photo that can't be read says so and can be tried again", async () => {
  await open([], "broken")
  expect(await screen.findByText(/De foto is niet te lezen/)).not.toBeNull()
  await press("Opnieuw proberen")
  expect(await screen.findByText(/De foto is niet te lezen/)).not.toBeNull()
})

test("a device without room for the picture keeps what was drawn", async () => {
  giveCanvas((done) => done(null))
  const { saved } = await open([arrow])
  await press("Opslaan")
  expect(await screen.findByText(/De foto kon niet worden gemaakt/)).not.toBeNull()
  expect(screen.getByRole("button", { name: "Pijl, rood" })).not.toBeNull()
  expect(saved).toEqual([])
})
