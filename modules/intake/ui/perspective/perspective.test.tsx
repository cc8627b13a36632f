import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { SignedInContext } from "#ui/lib/session.ts"
import { openWindow } from "#ui/testing.ts"
import { arrow } from "../../drawing/shapes.testing.ts"
import type { Shape } from "../../drawing/shapes.ts"
import { type Camera, picture, rectangle, seen } from "../../perspective/camera.testing.ts"
import type { RoomForm } from "../../rooms/schema.ts"
import type { Handover } from "./handover.ts"
import type { Measured } from "./measured.ts"

const { act, fireEvent, render, renderHook, screen, user, waitFor } = await openWindow()
const { default: MeasureInPhoto } = await import("./MeasureInPhoto.tsx")
const { useMeasured } = await import("./measured.ts")

/** A photo that is shown at its own size. */
class LoadedImage {
  naturalWidth = picture.width
  naturalHeight = picture.height
  onload?: () => void
  set src(_: string) {
    setTimeout(() => this.onload?.())
  }
}
const { Image } = globalThis
beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, { Image: LoadedImage, Path2D: class {} })
  const box = { left: 0, top: 0, ...picture }
  Object.assign(Element.prototype, { setPointerCapture() {}, getBoundingClientRect: () => box })
  const pen = new Proxy({}, { get: () => () => {}, set: () => true })
  const toBlob = (done: (blob: Blob) => void) => done(new Blob(["jpeg"]))
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen, toBlob })
})
afterEach(() => Object.assign(globalThis, { Image }))

/** A wall with a sheet of A4 and a window of 1,20 by 0,90 beside it. */
const camera: Camera = { focal: 1536, distance: 1500, side: 25, up: 10, at: { x: 500, y: 300 } }
const sheet = rectangle(210, 297)
const pane = rectangle(1200, 900, 300, -100)

async function open(shapes: Shape[] = []) {
  const saved: Handover[] = []
  const rooms: Partial<RoomForm>[] = []
  let closed = 0
  const { unmount } = render(
    <MeasureInPhoto
      {...{ src: "photo", alt: "badkamer", title: "Badkamer 1", shapes }}
      onSave={(handover) => void saved.push(handover)}
      onRoom={(room) => void rooms.push(room)}
      onClose={() => closed++}
    />,
    { wrapper },
  )
  await screen.findByRole("group", { name: "Maten in badkamer" })
  return { saved, rooms, unmount, closed: () => closed }
}

const daan = { id: 4, username: "daan", name: "Daan", role: "worker" } as const
const wrapper = ({ children }: { children: ReactNode }) => (
  <SignedInContext value={daan}>{children}</SignedInContext>
)

const board = () => screen.getByRole("group", { name: "Maten in badkamer" })
const press = (name: string) => user.click(screen.getByRole("button", { name }))
/** The last first. */
const results = () =>
  [...screen.getByRole("list", { name: "Wat u hebt gemeten" }).querySelectorAll("strong")].map(
    ({ textContent }) => textContent,
  )

function tapAt(clientX: number, clientY: number) {
  const finger = { pointerId: 1, clientX, clientY, button: 0 }
  fireEvent.pointerDown(board(), finger)
  fireEvent.pointerUp(board(), finger)
}
function tap(places: readonly { x: number; y: number }[]) {
  for (const place of places) {
    const { x, y } = seen(camera, place)!
    tapAt(Math.round(x), Math.round(y))
  }
}

test("four corners of a sheet make lengths and sizes, each with its error", async () => {
  await open()
  expect(screen.getByText(/Tik 4 hoeken aan/)).not.toBeNull()
  tap(sheet)
  tap([pane[0]!, pane[1]!])
  expect(results()).toEqual([expect.stringMatching(/^1,(19|20|21) m ± \d+ cm$/)])
  await press("Rechthoek")
  tap([pane[2]!, pane[0]!, pane[3]!, pane[1]!])
  expect(results()[0]).toMatch(/^1,(19|20|21) m ± \d+ cm × (89|90|91) cm ± \d+ cm, 1,(07|08|09) m² ± /)
})

test("an area is closed by its first corner", async () => {
  await open()
  tap(sheet)
  await user.keyboard("v")
  tap([pane[0]!, pane[1]!, pane[2]!, pane[0]!])
  expect(results()[0]).toMatch(/^0,(53|54|55) m² ± 0,\d\d m²$/)
})

test("what was measured is drawn on the photo after what was there, and offered to the plan", async () => {
  const { saved } = await open([arrow])
  await press("Op de foto zetten")
  expect(saved).toEqual([])
  tap(sheet)
  tap([pane[0]!, pane[1]!])
  await user.type(screen.getByLabelText(/Naam/), "Kozijn")
  await press("Op de foto zetten")
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.shapes).toEqual([
    arrow,
    expect.objectContaining({ kind: "measure", millimetres: expect.any(Number), within: expect.any(Number) }),
  ])
  expect(saved[0]!.measured).toMatchObject([{ kind: "length", label: "Kozijn", photo: "Badkamer 1" }])
})

test("a rectangle begins a room with a length and a height, a line that stands with a height", async () => {
  const { rooms } = await open()
  tap(sheet)
  tap([pane[0]!, pane[3]!])
  await press("Als ruimte")
  await press("Rechthoek")
  tap(pane)
  await press("Als ruimte")
  expect(rooms.map((room) => Object.keys(room))).toEqual([["height"], ["length", "height"]])
})

test.each([
  [
    "of which two are as good as one",
    [
      [100, 100],
      [900, 100],
      [900, 900],
      [912, 900],
    ],
    /te klein op de foto/,
  ],
  [
    "in a line",
    [
      [100, 100],
      [500, 100],
      [900, 100],
      [900, 900],
    ],
    /liggen op een lijn/,
  ],
  [
    "with a dent",
    [
      [100, 100],
      [900, 100],
      [450, 400],
      [100, 900],
    ],
    /geen rechthoek/,
  ],
] as const)("four corners %s are told, and nothing is measured", async (_, corners, sentence) => {
  await open()
  for (const [x, y] of corners) tapAt(x, y)
  expect(screen.getByText(sentence)).not.toBeNull()
  tapAt(1500, 1200)
  expect(screen.queryByRole("button", { name: "Lengte" })).toBeNull()
})

test("a point beyond the horizon is told", async () => {
  await open()
  // The sides of what lies on the floor meet above it.
  for (const [x, y] of [
    [800, 900],
    [1200, 900],
    [1500, 1300],
    [500, 1300],
  ] as const)
    tapAt(x, y)
  tapAt(1000, 1200)
  tapAt(1000, 100)
  expect(results()[0]).toBe("Een punt ligt achter de horizon van het vlak. Daar is niets te meten.")
})

test("without a size of one's own nothing is measured; the next photo begins with it", async () => {
  const { unmount } = await open()
  await user.selectOptions(screen.getByLabelText("Wat u kent"), "own")
  tap(sheet)
  expect(screen.getByText("Vul eerst in hoe breed en hoog het is.")).not.toBeNull()
  await user.type(screen.getByLabelText("Breedte"), "vel")
  expect(screen.getByText(/Vul een maat in van 2 cm tot 20 m/)).not.toBeNull()
  await user.clear(screen.getByLabelText("Breedte"))
  await user.type(screen.getByLabelText("Breedte"), "21 cm")
  await user.type(screen.getByLabelText("Hoogte"), "0,297")
  tap([pane[0]!, pane[1]!])
  expect(results()[0]).toMatch(/^1,(19|20|21) m/)
  unmount()
  await open()
  expect((screen.getByLabelText("Hoogte") as HTMLInputElement).value).toBe("0,297")
})

test("keys point, move a pixel at a time and remove, and every step can be taken back", async () => {
  await open()
  board().focus()
  await user.keyboard("{Enter}{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}")
  const corner = screen.getByRole("button", { name: "Hoek 1 van wat u kent" })
  expect(document.activeElement).toBe(corner)
  const circle = () => screen.getByRole("button", { name: "Hoek 1 van wat u kent" }).querySelector("circle")!
  expect([circle().getAttribute("cx"), circle().getAttribute("cy")]).toEqual(["1026", "778"])
  await user.keyboard("{Control>}z{/Control}")
  expect(circle().getAttribute("cx")).toBe("1024")
  await user.keyboard("{Control>}y{/Control}")
  expect(circle().getAttribute("cx")).toBe("1026")
  await user.keyboard("{Delete}")
  expect(screen.queryByRole("button", { name: "Hoek 1 van wat u kent" })).toBeNull()
  await press("Stap terug")
  expect(circle().getAttribute("cx")).toBe("1026")
})

test("a finger that slides moves a point by half of its way, with a loupe beside it", async () => {
  await open()
  const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 700, button: 0 })
  fireEvent.pointerDown(board(), at(500))
  fireEvent.pointerMove(board(), at(520))
  expect(document.querySelector(".perspective-loupe")).not.toBeNull()
  fireEvent.pointerUp(board(), at(520))
  expect(document.querySelector(".perspective-loupe")).toBeNull()
  const circle = screen.getByRole("button", { name: "Hoek 1 van wat u kent" }).querySelector("circle")!
  expect(circle.getAttribute("cx")).toBe("510")
})

test("closing asks first when something was measured", async () => {
  const { closed } = await open()
  tap(sheet)
  tap([pane[0]!, pane[1]!])
  await press("Sluiten")
  await press("Hier blijven")
  expect(closed()).toBe(0)
  await press("Verwijderen")
  await press("Sluiten")
  expect(closed()).toBe(1)
})

test("what was measured is offered on this device, the last first, and what can't be read is not", () => {
  const length = (label: string): Measured => ({
    ...{ kind: "length", label, millimetres: 2310, within: 20 },
    ...{ at: "2026-11-27T08:00:00.000Z", photo: "Badkamer 1" },
  })
  const first = renderHook(() => useMeasured(36), { wrapper })
  act(() => first.result.current.remember([length("Achterwand")]))
  act(() => first.result.current.remember([length("Zijwand")]))
  act(() => first.result.current.remember([length("Zijwand")]))
  first.unmount()
  const offered = (project: number) =>
    renderHook(() => useMeasured(project), { wrapper }).result.current.measured.map(({ label }) => label)
  expect(offered(36)).toEqual(["Zijwand", "Achterwand"])
  expect(offered(37)).toEqual([])
  localStorage.setItem("waterpas.gemeten.4.36", '[{"kind":"angle"}]')
  expect(offered(36)).toEqual([])
})
