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
const broken = new ApiError(500, "internal", "Er ging iets mis op de server.")
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
  render(show(read({ error: broken, mutate })))
  expect(screen.getByRole("alert").textContent).toContain("Er ging iets mis op de server.")
  await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }))
  expect(tries).toBe(1)
})

test("after a failure the last answer stays, with the time it is from", () => {
  const { rerender } = render(show(read({ data: "4 aanvragen" })))
  rerender(show(read({ data: "4 aanvragen", error: broken })))
  expect(screen.getByText("4 aanvragen")).toBeTruthy()
  expect(screen.getByRole("alert").textContent).toMatch(/om \d\d:\d\d bekend/)
})

test("that there is no connection is no fault: said calmly, with another try", async () => {
  let tries = 0
  const mutate = async () => {
    tries++
    return undefined
  }
  render(show(read({ error: offline, mutate })))
  expect(screen.queryByRole("alert")).toBeNull()
  expect(screen.getByRole("status").textContent).toContain("Dit is er weer zodra er verbinding is.")
  await user.click(screen.getByRole("button", { name: "Opnieuw proberen" }))
  expect(tries).toBe(1)
})

test("without a connection, what the device remembers says when it was so", () => {
  const since = new Date("2026-10-05T14:40:00Z")
  render(
    <Loaded from={{ ...read({ data: "4 aanvragen", error: offline }), since }}>
      {(text) => <p>{text}</p>}
    </Loaded>,
  )
  expect(screen.getByText("4 aanvragen")).toBeTruthy()
  expect(screen.queryByRole("alert")).toBeNull()
  expect(screen.getByRole("status").textContent).toContain("Stand van 05-10-2026 16:40.")
})
