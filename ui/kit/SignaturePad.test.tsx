import { beforeEach, expect, test } from "bun:test"
import { openWindow } from "../testing.ts"
import type { Signature } from "./signaturePicture.ts"

const { fireEvent, render, screen, user, waitFor } = await openWindow()
const { SignaturePad } = await import("./SignaturePad.tsx")

/** What was written on the picture, as the canvas was told. */
let written: string[] = []
/** How large a picture is, as bytes for each pixel of its width. */
let bytesAcross = 1
beforeEach(() => {
  written = []
  bytesAcross = 1
  const pen = new Proxy(
    {},
    {
      set: () => true,
      get: (_, name) => (text: string) => {
        if (name === "fillText") written.push(text)
      },
    },
  )
  Object.assign(globalThis, { Path2D: class {} })
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void) {
      done(new Blob(["x".repeat(this.width * bytesAcross)], { type: "image/png" }))
    },
  })
  const box = { left: 0, top: 0, width: 600, height: 240 }
  Object.assign(Element.prototype, { setPointerCapture() {}, getBoundingClientRect: () => box })
})

function open(name = "Jan de Vries") {
  const told: (Signature | undefined)[] = []
  const { container } = render(
    <SignaturePad id="tekenen" name={name} onChange={(signature) => told.push(signature)} />,
  )
  return { told, paper: container.querySelector("#tekenen")! }
}
function write(paper: Element) {
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true, button: 0 })
  fireEvent.pointerDown(paper, at(100, 100))
  fireEvent.pointerMove(paper, at(200, 150))
  fireEvent.pointerUp(paper, at(200, 150))
}
const press = (name: string) => user.click(screen.getByRole("button", { name }))

test("what is drawn is given as a picture with its size, and said to who can't see it", async () => {
  const { told, paper } = open()
  write(paper)
  await waitFor(() => expect(told).toMatchObject([{ width: 600, height: 240 }]))
  expect(told[0]!.png.type).toBe("image/png")
  expect(paper.querySelector("[data-ink]")!.getAttribute("d")).toBe("M100 100L200 150")
  expect(screen.getByText("De handtekening staat er.")).not.toBeNull()
})

test("a picture that takes much is made less fine", async () => {
  bytesAcross = 50
  const { told, paper } = open()
  write(paper)
  await waitFor(() => expect(told).toMatchObject([{ width: 300, height: 120 }]))
  expect(told[0]!.png.size).toBeLessThan(20_000)
})

test("what is wiped is gone, and back with one press", async () => {
  const { told, paper } = open()
  write(paper)
  await press("Leegmaken")
  await waitFor(() => expect(told.at(-1)).toBeUndefined())
  expect(paper.querySelector("[data-ink]")!.getAttribute("d")).toBe("")
  await press("Ongedaan maken")
  await waitFor(() => expect(told.at(-1)).toMatchObject({ width: 600 }))
})

test("who can't draw signs with his name", async () => {
  const { told, paper } = open(" Jan de Vries ")
  await press("Gebruik mijn naam")
  await waitFor(() => expect(told).toMatchObject([{ width: 600 }]))
  expect(written).toEqual(["Jan de Vries"])
  expect(paper.querySelector("text")!.textContent).toBe("Jan de Vries")
})

test("without a name there is nothing to sign with", async () => {
  const { told } = open(" ")
  await press("Gebruik mijn naam")
  expect(told).toEqual([])
  expect(screen.getByText("Vul eerst uw naam in.")).not.toBeNull()
})
