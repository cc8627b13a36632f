import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import type { ReactNode } from "react"
import { SignedInContext } from "../lib/session.ts"
import { openWindow } from "../testing.ts"

const { renderHook } = await openWindow()
const { useEffect } = await import("react")
const { useDraft } = await import("./useDraft.ts")

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

interface Trip {
  to: string
}
const read = (text: string) => {
  const trip = JSON.parse(text) as Trip
  return "to" in trip ? trip : undefined
}

/** A form of a trip, of an account. */
function open({ typed, account = 1, perTab }: { typed?: Trip; account?: number; perTab?: boolean } = {}) {
  const user = { id: account, username: "jan", name: "Jan", role: "manager" as const }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SignedInContext value={user}>{children}</SignedInContext>
  )
  return renderHook(
    ({ typed }) => {
      const { draft } = useDraft({ name: "trip", of: 7, read, perTab })
      useEffect(() => draft.keep(typed), [draft, typed])
      return draft
    },
    { wrapper, initialProps: { typed } },
  )
}
const place = "waterpas.trip.1.7"
const kept = () => localStorage.getItem(place)

test("what was typed is kept a moment after the last key, and found when the form opens again", () => {
  const { rerender } = open()
  rerender({ typed: { to: "G" } })
  jest.advanceTimersByTime(300)
  rerender({ typed: { to: "Goes" } })
  jest.advanceTimersByTime(300)
  expect(kept()).toBeNull()
  jest.advanceTimersByTime(100)
  expect(kept()).toBe('{"to":"Goes"}')
  expect(open().result.current.found).toEqual({ to: "Goes" })
})

test.each([
  ["the screen goes", (form: ReturnType<typeof open>) => form.unmount()],
  ["the page goes", () => void dispatchEvent(new Event("pagehide"))],
])("between two keys it is kept as well when %s", (_, go) => {
  const form = open({ typed: { to: "Goes" } })
  go(form)
  expect(kept()).toBe('{"to":"Goes"}')
})

test("what was saved, or is as it was, is kept no longer", () => {
  const form = open({ typed: { to: "Goes" } })
  jest.advanceTimersByTime(400)
  form.rerender({ typed: undefined })
  expect(kept()).toBeNull()
  form.rerender({ typed: { to: "Sluis" } })
  form.result.current.forget()
  form.unmount()
  expect(kept()).toBeNull()
})

test("another account on the same device finds nothing", () => {
  open({ typed: { to: "Goes" } }).unmount()
  expect(open({ account: 2 }).result.current.found).toBeUndefined()
})

test.each(["{", '{"from":"Goes"}', ""])("what can't be used counts as nothing: '%s'", (text) => {
  localStorage.setItem(place, text)
  expect(open().result.current.found).toBeUndefined()
})

test("where it is of a tab each comes back with its own, and a new one with the last of the device", () => {
  open({ typed: { to: "Goes" }, perTab: true }).unmount()
  localStorage.setItem(place, '{"to":"Sluis"}')
  expect(open({ perTab: true }).result.current.found).toEqual({ to: "Goes" })
  sessionStorage.clear()
  localStorage.setItem(place, '{"to":"Sluis"}')
  expect(open({ perTab: true }).result.current.found).toEqual({ to: "Sluis" })
})

test("a tab whose draft was thrown away does not take over that of another", () => {
  open({ perTab: true }).unmount()
  localStorage.setItem(place, '{"to":"Sluis"}')
  expect(open({ perTab: true }).result.current.found).toBeUndefined()
})
