import { afterEach, expect, jest, test } from "bun:test"
import { toast, toasts } from "../lib/toast.ts"
import { openWindow } from "../testing.ts"

const { render, screen, act, fireEvent, user } = await openWindow()
const { Toasts } = await import("./Toasts.tsx")
const { Dialog } = await import("./Dialog.tsx")

afterEach(() => {
  jest.useRealTimers()
})

async function shown(message: Parameters<typeof toast>[0]) {
  await act(async () => {
    toast(message)
    await import("./ToastView.tsx")
  })
  return screen.getByText(message.title, { selector: ".toast-title" }).closest<HTMLElement>(".toast")!
}

test("nothing is loaded before the first toast", () => {
  render(<Toasts />)
  expect(document.querySelector(".toasts")).toBeNull()
})

test("F8 leads to the toast, and its button closes it", async () => {
  render(<Toasts />)
  await shown({ title: "Uren goedgekeurd", text: "Urenregistratie is succesvol goedgekeurd" })
  fireEvent.keyDown(document, { key: "F8", code: "F8" })
  expect(document.activeElement?.className).toBe("toasts")
  await user.click(screen.getByRole("button", { name: "Melding sluiten" }))
  expect(document.querySelector(".toast")).toBeNull()
  expect(toasts.get().history).toHaveLength(1)
})

test("a second toast takes the place of the first", async () => {
  render(<Toasts />)
  await shown({ title: "Opgeslagen" })
  await shown({ title: "Verstuurd" })
  expect(document.querySelectorAll(".toast")).toHaveLength(1)
})

test("a toast is gone after 5 seconds", async () => {
  render(<Toasts />)
  await shown({ title: "Eerste" })
  jest.useFakeTimers()
  act(() => void toast({ title: "Tweede" }))
  act(() => jest.advanceTimersByTime(4999))
  expect(toasts.get().shown).toMatchObject([{ title: "Tweede", open: true }])
  act(() => jest.advanceTimersByTime(1))
  expect(toasts.get().shown).toMatchObject([{ title: "Tweede", open: false }])
})

test.each([
  [30, true],
  [60, false],
])("after a swipe of %d px to the right it stays: %p", async (distance, stays) => {
  render(<Toasts />)
  const box = await shown({ title: "Opgeslagen" })
  const at = (x: number) => ({ clientX: x, clientY: 10, button: 0, pointerId: 1, pointerType: "touch" })
  box.setPointerCapture = () => {}
  box.hasPointerCapture = () => false
  fireEvent.pointerDown(box, at(10))
  fireEvent.pointerMove(box, at(10 + distance / 2))
  fireEvent.pointerMove(box, at(10 + distance))
  fireEvent.pointerUp(box, at(10 + distance))
  expect(toasts.get().shown[0]?.open).toBe(stays)
})

test("while a dialog is open the toast is inside it", async () => {
  render(
    <>
      <Dialog open onClose={() => {}} title="Aanvraag">
        …
      </Dialog>
      <Toasts />
    </>,
  )
  const box = await shown({ title: "Opgeslagen" })
  expect(box.closest("dialog")).not.toBeNull()
})
