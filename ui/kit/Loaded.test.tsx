import { afterEach, expect, jest, test } from "bun:test"
import { ApiError } from "../lib/http.ts"
import { openWindow } from "../testing.ts"
import { Loaded, type LoadedProps } from "./Loaded.tsx"

const { render, screen, user, act } = await openWindow()

afterEach(() => {
  jest.useRealTimers()
})

const read = (state: Partial<LoadedProps<string>["from"]>): LoadedProps<string>["from"] => ({
  data: undefined,
  error: undefined,
  isValidating: false,
  mutate: async () => undefined,
  ...state,
})
const offline = new ApiError(0, "network", "Geen verbinding met de server.")
const show = (from: LoadedProps<string>["from"]) => <Loaded from={from}>{(text) => <p>{text}</p>}</Loaded>

test("a quick answer is not preceded by a skeleton; a slow one is, and a very slow one says so", () => {
  jest.useFakeTimers()
  const { container } = render(show(read({})))
  expect(container.querySelector(".skeleton")).toBeNull()
  act(() => jest.advanceTimersByTime(200))
  expect(container.querySelector(".skeleton")).not.toBeNull()
  expect(screen.queryByText("Dit duurt langer dan normaal.")).toBeNull()
  act(() => jest.advanceTimersByTime(3800))
  expect(screen.getByText("Dit duurt langer dan normaal.")).toBeTruthy()
})

test("a failure says why and can be tried again", async () => {
  let tries = 0
  const mutate = async () => {
    tries++
    return undefined
  }
  render(show(read({ error: offline, mutate })))
  expect(screen.getByRole("alert").textContent).toContain("Geen verbinding met de server.")
  await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }))
  expect(tries).toBe(1)
})

test("after a failure the last answer stays, with the time it is from", () => {
  const { rerender } = render(show(read({ data: "4 aanvragen" })))
  rerender(show(read({ data: "4 aanvragen", error: offline })))
  expect(screen.getByText("4 aanvragen")).toBeTruthy()
  expect(screen.getByRole("alert").textContent).toMatch(/om \d\d:\d\d bekend/)
})
