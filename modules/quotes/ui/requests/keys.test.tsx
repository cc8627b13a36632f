import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { asManager, requested } from "../testing.tsx"

const { render, screen, user, act, waitFor, fireEvent } = await openWindow()
const { default: Requests } = await import("./Requests.tsx")
const { switchShortcuts } = await import("#ui/lib/useKeys.ts")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
  history.replaceState(null, "", "/offerte-aanvragen")
  for (const name of ["Pieter", "Hanneke", "Sanne"]) await requested(app, name)
  const { wrapper } = await asManager(app)
  render(<Requests />, { wrapper })
  await screen.findByRole("link", { name: "Sanne" })
})
afterEach(async () => {
  jest.useRealTimers()
  act(() => switchShortcuts(true))
  await app.close()
})

const here = () => document.activeElement?.textContent

test("J and K walk through the list and stop at its ends", async () => {
  const walked = []
  for (const key of ["j", "j", "j", "j", "k"]) {
    await user.keyboard(key)
    walked.push(here())
  }
  expect(walked).toEqual(["Sanne", "Hanneke", "Pieter", "Pieter", "Hanneke"])
})

test("Enter opens the request one stands on, Esc returns to it", async () => {
  await user.keyboard("jj{Enter}")
  const dialog = await screen.findByRole("dialog", { name: "Hanneke" })
  fireEvent(dialog, new Event("cancel", { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(here()).toBe("Hanneke")
})

test("with the details open J and K turn to the next and the previous request", async () => {
  await user.keyboard("j{Enter}")
  await screen.findByRole("dialog", { name: "Sanne" })
  await user.keyboard("j")
  await screen.findByRole("dialog", { name: "Hanneke" })
  await user.keyboard("k")
  await screen.findByRole("dialog", { name: "Sanne" })
})

test("under an open request the list stands still", async () => {
  await user.keyboard("jjj{Enter}")
  await screen.findByRole("dialog", { name: "Pieter" })
  await user.keyboard("j")
  expect(document.activeElement?.closest("dialog")).not.toBeNull()
})

test("who turned to another request in the details stands on that one afterwards", async () => {
  await user.keyboard("j{Enter}")
  await screen.findByRole("dialog", { name: "Sanne" })
  await user.keyboard("j")
  await screen.findByRole("dialog", { name: "Hanneke" })
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(here()).toBe("Hanneke")
})

test("letters typed in the search field are only text", async () => {
  const field = screen.getByRole("searchbox")
  await user.keyboard("/")
  expect(document.activeElement).toBe(field)
  await user.keyboard("jk/")
  expect(field).toHaveProperty("value", "jk/")
  expect(document.activeElement).toBe(field)
})

test("the keys can be switched off on this device", async () => {
  await user.click(screen.getByRole("button", { name: "Sneltoetsen uitzetten" }))
  await user.keyboard("j")
  expect(here()).not.toBe("Sanne")
  await user.click(screen.getByRole("button", { name: "Sneltoetsen aanzetten" }))
  await user.keyboard("j")
  expect(here()).toBe("Sanne")
})

test("the way back goes after ten seconds, but not from under someone's pointer", async () => {
  await user.click(screen.getAllByRole("button", { name: "Afwijzen" })[1]!)
  const strip = (await screen.findByText(/Afgewezen: Hanneke/)).closest("li")!
  await waitFor(() => expect(screen.getByText("2 aanvragen")).toBeDefined())

  fireEvent.blur(document.activeElement!)
  jest.useFakeTimers()
  fireEvent.pointerEnter(strip)
  const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000))
  await pass(20)
  expect(screen.queryByText(/Afgewezen: Hanneke/)).not.toBeNull()
  fireEvent.pointerLeave(strip)
  await pass(9)
  expect(screen.queryByText(/Afgewezen: Hanneke/)).not.toBeNull()
  await pass(2)
  expect(screen.queryByText(/Afgewezen: Hanneke/)).toBeNull()
})
