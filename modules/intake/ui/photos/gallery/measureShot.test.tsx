import { afterEach, beforeEach, expect, test } from "bun:test"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { type Camera, picture, rectangle, seen } from "../../../perspective/camera.testing.ts"

const { act, fireEvent, render, screen, user, waitFor } = await openWindow()
const { Route, Router } = await import("wouter")
const { default: IntakeScreen } = await import("../../IntakeScreen.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { photoSenders } = await import("../senders.ts")
const { roomSenders } = await import("../../rooms/senders.ts")

class LoadedImage {
  naturalWidth = picture.width
  naturalHeight = picture.height
  onload?: () => void
  set src(_: string) {
    setTimeout(() => this.onload?.())
  }
}
const { Image } = globalThis
const file = new File([new Uint8Array(samplePhoto({ width: 40, height: 30, hue: 20 }))], "image.png", {
  type: "image/png",
})

let app: TestApp
let project: number
beforeEach(async () => {
  localStorage.clear()
  Object.assign(globalThis, { Image: LoadedImage, Path2D: class {} })
  const box = { left: 0, top: 0, ...picture }
  Object.assign(Element.prototype, { setPointerCapture() {}, getBoundingClientRect: () => box })
  const pen = new Proxy({}, { get: () => () => {}, set: () => true })
  const toBlob = (done: (blob: Blob) => void) => done(file)
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen, toBlob })
  app = await givenApp()
  project = bathroomJob(app.services)
})
afterEach(async () => {
  Object.assign(globalThis, { Image })
  goOnline(true)
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
  await app.close()
})

const goOnline = (value: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value, configurable: true })
    dispatchEvent(new Event(value ? "online" : "offline"))
  })

const senders = { ...photoSenders, ...roomSenders }
function Intake() {
  useCourier(senders)
  return <Route path="/job-intake/:id" component={IntakeScreen} />
}

const camera: Camera = { focal: 1536, distance: 1500, side: 25, up: 10, at: { x: 500, y: 300 } }
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))

async function tap(places: readonly { x: number; y: number }[]) {
  const board = await screen.findByRole("group", { name: /^Maten in/ })
  for (const place of places) {
    const { x, y } = seen(camera, place)!
    const finger = { pointerId: 1, clientX: Math.round(x), clientY: Math.round(y), button: 0 }
    fireEvent.pointerDown(board, finger)
    fireEvent.pointerUp(board, finger)
  }
}

test("what is measured without a connection in a photo that waits arrives on it, and as a room", async () => {
  const { wrapper } = await signedIn(app, "worker")
  history.replaceState(null, "", `/job-intake/${project}`)
  render(
    <Router>
      <Intake />
    </Router>,
    { wrapper },
  )
  await screen.findByText(/^Nog geen foto’s/)
  goOnline(false)
  await user.upload(document.querySelector<HTMLInputElement>("input[capture]")!, file)
  await user.click(await screen.findByRole("link", { name: /Opname 1/ }))
  await press("Meten")
  await tap(rectangle(210, 297))
  await press("Rechthoek")
  await tap(rectangle(1200, 900, 300, -100))
  await press("Als ruimte")
  await user.type(screen.getByLabelText("Ruimte"), "Serre")
  await user.type(screen.getByLabelText("Breedte"), "2")
  await press("Opslaan")
  await press("Op de foto zetten")
  await waitFor(() => expect(screen.queryByRole("group", { name: /^Maten in/ })).toBeNull())
  expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^waterpas\.gemeten\./))
  goOnline(true)
  await waitFor(() => expect(outbox.get()).toEqual([]))
  const [photo] = app.services.intakePhotos.list(project)
  expect(photo!.drawing).toBe(1)
  expect(app.services.intakePhotos.shapes(project, photo!.id).shapes).toMatchObject([
    { kind: "measure", millimetres: 1210 },
    { kind: "measure", millimetres: 900 },
  ])
  expect(app.services.rooms.list(project)).toMatchObject([{ name: "Serre", length: 1210, height: 900 }])
})
