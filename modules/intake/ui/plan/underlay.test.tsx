import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import { bathroomJob } from "#modules/projects/sample.ts"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { emptyPlan } from "../../plan/edit.ts"
import type { Plan, Underlay } from "../../plan/schema.ts"

const { act, fireEvent, render, screen, user, waitFor } = await openWindow()
const { EditFloor } = await import("./EditFloor.tsx")
const { useCourier } = await import("#ui/outbox/useOutbox.ts")
const { outbox } = await import("#ui/outbox/outbox.ts")
const { photoSenders } = await import("../photos/senders.ts")

/** What this page can't load: addresses with these in them. */
let broken: string[] = []
/** A picture of 400 by 200 pixels, whatever it is of. */
class LoadedImage {
  naturalWidth = 400
  naturalHeight = 200
  onload?: () => void
  onerror?: () => void
  #src = ""
  get src() {
    return this.#src
  }
  set src(src: string) {
    this.#src = src
    setTimeout(() => (broken.some((part) => src.endsWith(part)) ? this.onerror?.() : this.onload?.()))
  }
}
const { Image } = globalThis
let app: TestApp
let project: number
beforeEach(async () => {
  localStorage.clear()
  broken = []
  // A pixel is 20 mm of what lies beneath and a metre around it.
  const box = { left: 0, top: 0, width: 700, height: 400 }
  Object.assign(globalThis, { Image: LoadedImage })
  Object.assign(Element.prototype, { setPointerCapture() {}, getBoundingClientRect: () => box })
  app = await givenApp()
  project = bathroomJob(app.services)
})
afterEach(async () => {
  await act(() => outbox.remove(outbox.get().map(({ key }) => key)))
  Object.assign(globalThis, { Image })
  await app.close()
})

function WithCourier({ children }: { children: ReactNode }) {
  useCourier(photoSenders)
  return children
}

async function open(now: Plan = emptyPlan(0)) {
  const browser = await signedIn(app, "worker")
  const drawn = { now }
  render(
    <WithCourier>
      <EditFloor
        {...{ project, now }}
        below={undefined}
        isDirty
        onChange={(plan) => {
          drawn.now = plan
        }}
        save={async () => {}}
        onClose={() => {}}
      />
    </WithCourier>,
    { wrapper: browser.wrapper },
  )
  return { ...browser, underlay: () => drawn.now.underlay, drawn }
}
const photo = () =>
  new File([new Uint8Array(samplePhoto({ width: 40, height: 20 }))], "oud.png", { type: "image/png" })
async function add(): Promise<number> {
  const told = { title: "Bouwtekening", notes: "", category: "measurement", location: "" } as const
  const data = { data: new Uint8Array(samplePhoto({ width: 40, height: 20 })), name: "oud.png" }
  const by = app.services.access.list()[0]!
  const sending = { key: null, deviceTime: null }
  return (await app.services.intakePhotos.add(project, async () => ({ told, photo: data }), sending, by)).id
}
const press = (name: string | RegExp) => user.click(screen.getByRole("button", { name }))
const begin = () => press("Oude tekening eronder leggen")
const choose = (file: File) =>
  user.upload(screen.getByLabelText("Foto of PDF kiezen", { selector: "input" }), file)
const point = (clientX: number, clientY: number) => {
  const finger = { pointerId: 1, clientX, clientY, button: 0 }
  const board = screen.getByRole("group", { name: /^Tekenvlak/ })
  fireEvent.pointerDown(board, finger)
  fireEvent.pointerUp(board, finger)
}
const type = async (text: string) => {
  await user.clear(screen.getByLabelText("Hoe lang is dit in het echt?"))
  await user.type(screen.getByLabelText("Hoe lang is dit in het echt?"), `${text}{Enter}`)
}
/** As it lies before anybody pointed at anything: as large as fits in a canvas of 12 by 8 m. */
const laid = (id: number): Underlay => ({
  ...{ photo: id, x: 6000, y: 4000, width: 12_000, height: 6000 },
  ...{ turn: 0, strength: 60, known: null },
})

test("a photo of the project gets its scale from two places and the length between them, and each step goes back", async () => {
  const id = await add()
  const { underlay } = await open()
  await begin()
  await user.click(await screen.findByRole("button", { name: /Bouwtekening/ }))
  await screen.findByText(/^Tik het begin aan/)
  await waitFor(() => expect(underlay()).toEqual(laid(id)))
  point(100, 200)
  point(200, 200)
  await type("4,00")
  expect(underlay()).toMatchObject({ width: 24_000, height: 12_000, known: 4000 })
  expect(screen.getByText("Op schaal: 4,00 m")).not.toBeNull()
  await press("Stap terug")
  expect(underlay()).toEqual(laid(id))
  expect(screen.getByText("Nog niet op schaal")).not.toBeNull()
  await press("Stap terug")
  expect(underlay()).toBeUndefined()
})

test("a photo of this device is sent to the project first, and then lies beneath", async () => {
  const { underlay } = await open()
  await begin()
  await choose(photo())
  await waitFor(() => expect(underlay()).toBeDefined())
  const [kept] = app.services.intakePhotos.list(project)
  expect(kept).toMatchObject({ title: "Oude tekening 1", category: "measurement" })
  expect(underlay()!.photo).toBe(kept!.id)
})

test("without a connection one is told that the photo must be sent first", async () => {
  const { underlay, cutOff } = await open()
  await begin()
  cutOff(true)
  await choose(photo())
  await screen.findByText(/^Oude tekening 1 wordt verstuurd|^Geen verbinding/)
  expect(underlay()).toBeUndefined()
  cutOff(false)
  await act(() => outbox.retry(outbox.get().map(({ key }) => key)))
  await waitFor(() => expect(underlay()).toBeDefined())
})

test("what gives no scale is told at the field, and changes nothing", async () => {
  const { underlay } = await open({ ...emptyPlan(0), underlay: laid(await add()) })
  await press("Op schaal zetten")
  point(100, 300)
  point(100, 300)
  await type("4,00")
  expect(screen.getByText(/^Kies twee punten verder uit elkaar/)).not.toBeNull()
  point(400, 300)
  expect(screen.queryByText(/^Kies twee punten/)).toBeNull()
  for (const wrong of ["0", "-3", "", "breed"]) {
    await type(wrong)
    expect(screen.getByText(/^Vul meters in/)).not.toBeNull()
  }
  await type("9999")
  expect(screen.getByText("Vul een lengte in van 1 mm tot 100 m.")).not.toBeNull()
  expect(underlay()).toEqual(laid(underlay()!.photo))
  expect(screen.queryByText(/^Op schaal:/)).toBeNull()
})

test("a line that was meant level becomes so with its scale, unless one wants it as it is", async () => {
  const { underlay } = await open({ ...emptyPlan(0), underlay: laid(await add()) })
  await press("Op schaal zetten")
  point(100, 300)
  point(300, 310)
  await type("4,00")
  expect(underlay()!.turn).toBe(360_00 - 286)
  await press("Stap terug")
  await press("Op schaal zetten")
  point(100, 300)
  point(300, 310)
  await user.click(screen.getByLabelText("Zet deze lijn meteen recht"))
  await type("4,00")
  expect(underlay()).toMatchObject({ turn: 0, known: 4000 })
})

test("it is moved by hand and by arrows, turned, and taken away", async () => {
  const { underlay } = await open({ ...emptyPlan(0), underlay: laid(await add()) })
  await press("Verplaatsen en draaien")
  const board = screen.getByRole("group", { name: /^Tekenvlak/ })
  const finger = (clientX: number) => ({ pointerId: 1, clientX, clientY: 300, button: 0 })
  fireEvent.pointerDown(board, finger(100))
  fireEvent.pointerMove(board, finger(125))
  fireEvent.pointerUp(board, finger(150))
  expect(underlay()).toMatchObject({ x: 7000, y: 4000 })
  board.focus()
  await user.keyboard("{ArrowLeft}{Shift>}{ArrowUp}{/Shift}")
  expect(underlay()).toMatchObject({ x: 6990, y: 3900 })
  await press("Kwartslag")
  expect(underlay()!.turn).toBe(90_00)
  await press("Gereed")
  await press("Oude tekening verwijderen")
  expect(underlay()).toBeUndefined()
})

test("who has no pointer gives it its scale by the width of all of it", async () => {
  const { underlay } = await open({ ...emptyPlan(0), underlay: laid(await add()) })
  await press("Verplaatsen en draaien")
  await user.clear(screen.getByLabelText("Breedte van de hele foto"))
  await user.type(screen.getByLabelText("Breedte van de hele foto"), "20,00{Enter}")
  expect(underlay()).toMatchObject({ width: 20_000, height: 10_000, known: 20_000 })
})

test("a photo that was removed meanwhile is told, and the plan is there", async () => {
  const id = await add()
  app.services.projectFiles.remove(project, id, app.services.access.list()[0]!)
  await open({ ...emptyPlan(0), underlay: laid(id) })
  await screen.findByText("De foto van de oude tekening is verwijderd. Uw plattegrond is er nog.")
  expect(document.querySelector(".plan-underlay")).toBeNull()
})

test("what can't be had sharp is shown as small as the device has it, and what it hasn't at all is told", async () => {
  const id = await add()
  broken = [`/files/${id}`]
  const { drawn } = await open({ ...emptyPlan(0), underlay: laid(id) })
  await screen.findByText(/minder scherp/)
  expect(document.querySelector(".plan-underlay")!.getAttribute("href")).toEndWith(`/files/${id}/preview`)
  broken = [`/files/${id}`, "/preview"]
  await open(drawn.now)
  await screen.findByText(/^De oude tekening is nu niet te laden/)
})

test.each([
  ["kapot.pdf", "%PDF-1.7\nniets", /^kapot.pdf is niet te lezen/],
  ["leeg.jpg", "", /^leeg.jpg is leeg/],
  ["begroting.docx", "PK", /^begroting.docx is geen foto/],
])("%s is told, and nothing is kept of it", async (name, text, told) => {
  await open()
  await begin()
  const type = name.endsWith(".jpg") ? "image/jpeg" : ""
  fireEvent.change(screen.getByLabelText("Foto of PDF kiezen", { selector: "input" }), {
    target: { files: [new File([text], name, { type })] },
  })
  await screen.findByText(told)
  expect(outbox.get()).toEqual([])
})
