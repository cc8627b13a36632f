import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { dismissToast, forgetToasts, markToastsRead, toast, toasts } from "./toast.ts"

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  forgetToasts()
})

test("only the newest toast is shown", () => {
  toast({ title: "Opgeslagen" })
  toast({ title: "Verstuurd" })
  expect(toasts.get().shown).toMatchObject([{ title: "Verstuurd", open: true }])
})

test("a dismissed toast closes at once and is removed after 1,000,000 ms", () => {
  const id = toast({ title: "Opgeslagen" })
  dismissToast(id)
  expect(toasts.get().shown).toMatchObject([{ id, open: false }])
  jest.advanceTimersByTime(999_999)
  expect(toasts.get().shown).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(toasts.get().shown).toHaveLength(0)
})

test("the last fifty can be read again, newest first", () => {
  for (let count = 1; count <= 60; count++) toast({ title: `Melding ${count}` })
  expect(toasts.get().history).toHaveLength(50)
  expect(toasts.get().history[0]).toMatchObject({ title: "Melding 60" })
  expect(toasts.get().history.at(-1)).toMatchObject({ title: "Melding 11" })
})

test("reading the list clears the count and keeps the list", () => {
  toast({ title: "Opgeslagen" })
  expect(toasts.get().unread).toBe(1)
  markToastsRead()
  expect(toasts.get()).toMatchObject({ unread: 0, history: [{ title: "Opgeslagen" }] })
})
