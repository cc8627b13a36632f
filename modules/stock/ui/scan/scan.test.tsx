import { afterEach, beforeEach, expect, test } from "bun:test"
import type { ReactNode } from "react"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { undoBar } from "#ui/lib/undo.ts"
import { openWindow } from "#ui/testing.ts"
import { sampleItem } from "../../sample.ts"

const { act, render, screen, user, waitFor, within } = await openWindow()
const { Route, Router, Switch } = await import("wouter")
const { default: ScanScreen } = await import("./ScanScreen.tsx")
const { default: ItemScreen } = await import("../item/ItemScreen.tsx")
const { default: NewItemScreen } = await import("../edit/NewItemScreen.tsx")

let app: TestApp
let office: User
let screws: number
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list().find(({ username }) => username === "kantoor")!
  screws = app.services.stockItems.add(sampleItem({ unit: "stuks" }), null, office)
  app.services.stockMovements.adjust(screws, { adjustment: 10 }, null, office)
  takeAway()
})
afterEach(async () => {
  takeAway()
  await app.close()
})

/** In sight of the camera. */
let sight: string[] = []
/** What became of the camera. */
let camera: { stopped: number; lamp: boolean | undefined }

function takeAway() {
  sight = []
  camera = { stopped: 0, lamp: undefined }
  Object.assign(globalThis, { BarcodeDetector: undefined })
  Object.defineProperty(navigator, "mediaDevices", { value: undefined, configurable: true })
}

/** A camera at the back of which the browser itself reads codes, with a lamp; or one that can't be had. */
function giveCamera(refusal?: string) {
  const track = {
    stop: () => camera.stopped++,
    addEventListener() {},
    getCapabilities: () => ({ torch: true }),
    applyConstraints: async ({ advanced: [first] }: { advanced: [{ torch: boolean }] }) => {
      camera.lamp = first.torch
    },
  }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const getUserMedia = async () => {
    if (refusal) throw new DOMException("", refusal)
    return stream
  }
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true })
  Object.defineProperties(HTMLVideoElement.prototype, {
    readyState: { value: 4, configurable: true },
    srcObject: { value: null, writable: true, configurable: true },
  })
  class BarcodeDetector {
    static getSupportedFormats = async () => ["qr_code", "ean_13", "ean_8", "upc_a", "code_128", "aztec"]
    detect = async () => sight.map((rawValue) => ({ rawValue }))
  }
  Object.assign(globalThis, { BarcodeDetector })
}

async function open(role: "worker" | "manager", path = "/material-stock/scan") {
  const browser = await signedIn(app, role)
  history.replaceState(null, "", path)
  const Office = browser.wrapper as (props: { children: ReactNode }) => ReactNode
  const shown = render(
    <Router>
      <Switch>
        <Route path="/material-stock/scan" component={ScanScreen} />
        <Route path="/material-stock/nieuw" component={NewItemScreen} />
        <Route path="/material-stock/:id" component={ItemScreen} />
      </Switch>
    </Router>,
    { wrapper: Office },
  )
  return { ...browser, ...shown }
}
const type = async (code: string) => user.type(await screen.findByLabelText("Code"), `${code}{Enter}`)

test("what a worker scans he takes to his job, and the next thing to the same one", async () => {
  giveCamera()
  const job = (name: string) => app.services.projects.create({ name, status: "active" } as never, office).id
  const bath = job("Badkamer")
  job("Zolder")
  const glue = app.services.stockItems.add(sampleItem({ name: "Tegellijm", code: "" }), null, office)
  app.services.stockMovements.adjust(glue, { adjustment: 5 }, null, office)
  await open("worker")
  sight = ["8712345678906"]
  const dialog = within(await screen.findByRole("dialog", { name: "Pak Schroeven 5x60" }))
  await user.click(await dialog.findByRole("radio", { name: "Badkamer" }))
  await user.click(dialog.getByRole("button", { name: "Pak" }))
  await user.click(await dialog.findByRole("button", { name: "Gereed" }))
  sight = [`http://localhost/material-stock/${glue}`]
  const next = within(await screen.findByRole("dialog", { name: "Pak Tegellijm" }))
  await user.click(await next.findByRole("button", { name: "Pak" }))
  await waitFor(() => expect(app.services.ledger.linesOf(bath)).toHaveLength(2))
})

test("what the office scans opens its page, and the camera is put out", async () => {
  giveCamera()
  await open("manager")
  sight = ["8712345678906"]
  await screen.findByRole("heading", { level: 1, name: "Schroeven 5x60" })
  expect(camera.stopped).toBe(1)
})

test("the lamp goes on and off, and the camera out when the page is hidden", async () => {
  giveCamera()
  await open("worker")
  await user.click(await screen.findByRole("button", { name: "Lamp aan" }))
  expect(camera.lamp).toBe(true)
  await user.click(await screen.findByRole("button", { name: "Lamp uit" }))
  expect(camera.lamp).toBe(false)
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  expect(camera.stopped).toBe(1)
  Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true })
  act(() => void document.dispatchEvent(new Event("visibilitychange")))
  await screen.findByRole("button", { name: "Lamp aan" })
})

test.each([
  ["NotAllowedError", "De camera mag niet aan."],
  ["NotFoundError", "Er is geen camera gevonden."],
  ["NotReadableError", "Iets anders gebruikt de camera."],
  ["TypeError", "De camera doet het nu niet."],
])("after %s it says why there is no picture, and a code is typed", async (refusal, sentence) => {
  giveCamera(refusal)
  await open("manager")
  await screen.findByText(new RegExp(`^${sentence.replace(".", "\\.")}`))
  await type("871 2345 678906")
  await screen.findByRole("heading", { level: 1, name: "Schroeven 5x60" })
})

test("on an address without https it says that no camera works there", async () => {
  Object.defineProperty(globalThis, "isSecureContext", { value: false, configurable: true })
  await open("worker")
  await screen.findByText(/^De camera werkt alleen op een adres met https\./)
  Object.defineProperty(globalThis, "isSecureContext", { value: true, configurable: true })
})

test("a camera that was in use is tried again", async () => {
  giveCamera("NotReadableError")
  await open("worker")
  const again = await screen.findByRole("button", { name: "Opnieuw proberen" })
  giveCamera()
  await user.click(again)
  await screen.findByText("Houd de streepjescode of QR-code in beeld")
})

test("where codes can't be read it says so, and tries again on asking", async () => {
  giveCamera()
  const { BarcodeDetector } = globalThis as unknown as {
    BarcodeDetector: { prototype: object; getSupportedFormats: () => Promise<string[]> }
  }
  const known = BarcodeDetector.getSupportedFormats
  // Ours is chosen, and this window can't draw what it would look at.
  BarcodeDetector.getSupportedFormats = async () => ["qr_code"]
  await open("worker")
  await screen.findByText(/^De camera doet het nu niet\./)
  BarcodeDetector.getSupportedFormats = known
  await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }))
  await screen.findByText("Houd de streepjescode of QR-code in beeld")
  sight = ["4006381333931"]
  await screen.findByText("Code 4006381333931 hoort nog bij geen materiaal.")
})

test("nothing typed, and what is not ours, is told", async () => {
  await open("worker")
  await type("")
  await screen.findByText("Vul een code in")
  await type("https://elders.example/material-stock/1")
  await screen.findByText("Dit is geen code van ons materiaal.")
})

test("of a code that nothing has a worker looks for the material by name", async () => {
  await open("worker")
  await type("4006381333931")
  await screen.findByText("Code 4006381333931 hoort nog bij geen materiaal.")
  await user.type(await screen.findByLabelText("Zoeken op naam"), "schroe")
  await user.click(await screen.findByRole("option", { name: /Schroeven 5x60/ }))
  await screen.findByRole("dialog", { name: "Pak Schroeven 5x60" })
  expect(screen.queryByRole("link", { name: "Nieuw materiaal met deze code" })).toBeNull()
})

test("the office puts such a code on a material, and takes it back", async () => {
  await open("manager")
  await type("4006381333931")
  await user.type(await screen.findByLabelText("Zet deze code op een materiaal"), "schroe")
  await user.click(await screen.findByRole("option", { name: /Schroeven 5x60/ }))
  await screen.findByRole("heading", { level: 1, name: "Schroeven 5x60" })
  const code = () => app.services.stockItems.find(screws).code
  expect(code()).toBe("4006381333931")
  expect(undoBar.get()!.said).toBe("Schroeven 5x60 heeft nu code 4006381333931.")
  await act(async () => void (await undoBar.get()!.back!()))
  expect(code()).toBe("8712345678906")
})

test("or it begins a new material with it", async () => {
  await open("manager")
  await type("4006381333931")
  await user.click(await screen.findByRole("link", { name: "Nieuw materiaal met deze code" }))
  expect(((await screen.findByLabelText(/^Code \(EAN\)/)) as HTMLInputElement).value).toBe("4006381333931")
})

test("a worker's list stays on his device: without a connection he finds what he types", async () => {
  const first = await open("worker")
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith("waterpas.known."))).toHaveLength(2),
  )
  first.unmount()
  const { mutate } = await import("swr")
  first.cutOff(true)
  await act(async () => void (await mutate(() => true, undefined, { revalidate: false })))
  render(<ScanScreen />, { wrapper: first.wrapper as never })
  await type("8712345678906")
  await screen.findByRole("dialog", { name: "Pak Schroeven 5x60" })
})
