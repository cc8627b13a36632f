import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { openWindow } from "#ui/testing.ts"

const { render, screen, act } = await openWindow()
const { Aloud, silence } = await import("./Aloud.tsx")

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const heard = () => screen.getByRole("status").textContent
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

test("who hears the page hears a price once it stands still, and none on the way", async () => {
  const { rerender } = render(<Aloud sentence="€ 8.000" />)
  await pass(silence - 1)
  rerender(<Aloud sentence="€ 9.000" />)
  await pass(silence - 1)
  expect(heard()).toBe("")
  await pass(1)
  expect(heard()).toBe("€ 9.000")
})

test("a price that came back to what was said is not said again", async () => {
  const { rerender } = render(<Aloud sentence="€ 8.000" />)
  await pass(silence)
  rerender(<Aloud sentence="€ 9.000" />)
  await pass(silence - 1)
  rerender(<Aloud sentence="€ 8.000" />)
  await pass(silence)
  expect(heard()).toBe("€ 8.000")
})
