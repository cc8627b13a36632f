import { afterEach, expect, jest, test } from "bun:test"
import { ApiError } from "../lib/http.ts"
import { type Offer, offerUndo, type Undoable, undoBar } from "../lib/undo.ts"
import { openWindow } from "../testing.ts"

const { render, screen, act, fireEvent, user } = await openWindow()
const { UndoBar } = await import("./UndoBar.tsx")
const { UndoButton } = await import("./UndoButton.tsx")
const { Dialog } = await import("./Dialog.tsx")

afterEach(() => {
  jest.useRealTimers()
})

const bar = () => screen.queryByRole("button", { name: "Ongedaan maken" })
function offer(undoable: Partial<Undoable> = {}) {
  let calls = 0
  const given = { said: "Tegels is weggehaald.", back: async () => void calls++, ...undoable }
  let offered: Offer
  act(() => {
    offered = offerUndo(given)
  })
  return { offer: offered!, calls: () => calls }
}

test("what was done is read out, and one press takes it back", async () => {
  render(<UndoBar />)
  expect(screen.getByRole("status").textContent).toBe("")
  const { calls } = offer()
  expect(screen.getByRole("status").textContent).toContain("Tegels is weggehaald.")
  await user.click(bar()!)
  expect(calls()).toBe(1)
  expect(undoBar.get()).toBeUndefined()
})

test("it leaves after ten seconds, but not under the mouse nor under the focus of a keyboard", () => {
  render(<UndoBar />)
  jest.useFakeTimers()
  offer()
  act(() => jest.advanceTimersByTime(9999))
  fireEvent.pointerEnter(bar()!.closest(".undo-bar")!)
  act(() => jest.advanceTimersByTime(60_000))
  expect(bar()).not.toBeNull()
  fireEvent.pointerLeave(bar()!.closest(".undo-bar")!)
  act(() => bar()!.focus())
  act(() => jest.advanceTimersByTime(60_000))
  expect(bar()).not.toBeNull()
  act(() => bar()!.blur())
  act(() => jest.advanceTimersByTime(10_000))
  expect(bar()).toBeNull()
})

test("Z takes it back, also while a dialog lies open, but not while someone types", async () => {
  render(
    <>
      <input aria-label="Zoeken" />
      <Dialog open title="Aanvraag" onClose={() => {}}>
        Tekst
      </Dialog>
      <UndoBar />
    </>,
  )
  const { calls } = offer()
  expect(bar()!.closest("dialog")).not.toBeNull()
  await user.type(screen.getByLabelText("Zoeken"), "z")
  expect(calls()).toBe(0)
  act(() => screen.getByLabelText("Zoeken").blur())
  await act(async () => void fireEvent.keyDown(document.body, { key: "z" }))
  expect(calls()).toBe(1)
})

test("the focus goes to the way back when what was pressed is gone, and after it to where it belongs", async () => {
  render(
    <>
      <a href="#terug">Terug</a>
      <UndoBar />
    </>,
  )
  offer({ takesFocus: true, focus: () => screen.getByText("Terug").focus() })
  expect(document.activeElement).toBe(bar())
  await user.keyboard("{Enter}")
  expect(document.activeElement?.textContent).toBe("Terug")
})

test("who went there by Tab stands where he was before, also when it leaves by itself", async () => {
  render(
    <>
      <button type="button">Rij</button>
      <UndoBar />
    </>,
  )
  for (const end of ["press", "leave"]) {
    offer()
    screen.getByText("Rij").focus()
    await user.tab()
    expect(document.activeElement).toBe(bar())
    if (end === "press") await user.keyboard("{Enter}")
    else {
      jest.useFakeTimers()
      fireEvent.pointerEnter(bar()!.closest(".undo-bar")!)
      fireEvent.pointerLeave(bar()!.closest(".undo-bar")!)
      act(() => jest.advanceTimersByTime(10_000))
    }
    expect(document.activeElement?.textContent).toBe("Rij")
  }
})

test("what somebody changed since stays as it is: the bar says so, and stays until it is closed", async () => {
  render(<UndoBar />)
  offer({
    failed: "Terugzetten lukte niet.",
    back: () => Promise.reject(new ApiError(409, "projects.changedMeanwhile", "Anna was u voor.")),
  })
  await user.click(bar()!)
  expect(screen.getByRole("alert").textContent).toBe("Terugzetten lukte niet. Anna was u voor.")
  expect(bar()).toBeNull()
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  expect(undoBar.get()).toBeUndefined()
})

test("without an answer it can be tried again", async () => {
  let fails = true
  render(<UndoBar />)
  offer({
    undone: "Teruggezet.",
    back: async () => {
      if (fails) throw new ApiError(0, "network", "Geen verbinding.")
    },
  })
  await user.click(bar()!)
  expect(screen.getByRole("alert").textContent).toBe("Geen verbinding.")
  fails = false
  await user.click(bar()!)
  expect(screen.getByRole("status").textContent?.trim()).toBe("Teruggezet.")
})

test("pressed in the place of what changed and in the bar it is done once, and both go", async () => {
  let done = () => {}
  let calls = 0
  const back = () =>
    new Promise<void>((resolve) => {
      calls++
      done = resolve
    })
  const { offer: offered } = offer({ back })
  render(
    <>
      <UndoButton of={offered} aria-label="Hier ongedaan maken" />
      <UndoBar />
    </>,
  )
  await user.click(screen.getByRole("button", { name: "Hier ongedaan maken" }))
  await user.click(bar()!)
  await act(async () => done())
  expect(calls).toBe(1)
  expect(undoBar.get()).toBeUndefined()
})

test("a later change takes the place of an earlier one", () => {
  render(<UndoBar />)
  offer()
  offer({ said: "Hout is weggehaald." })
  expect(screen.getByRole("status").textContent).toBe("Hout is weggehaald. Ongedaan maken")
})
