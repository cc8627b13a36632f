import { afterEach, expect, spyOn, test } from "bun:test"
import { openWindow } from "../testing.ts"

const { render, screen, user } = await openWindow()
const { Link, Route } = await import("wouter")
const { ErrorBoundary } = await import("./ErrorBoundary.tsx")

// React tells of what a boundary caught; here it is meant to.
const reports = spyOn(console, "error").mockImplementation(() => {})
afterEach(() => reports.mockClear())

function Broken(): never {
  throw new Error("kapot")
}

test("a screen that breaks says so in Dutch, and another address still works", async () => {
  render(
    <>
      <Link href="/heel">Ga weg</Link>
      <ErrorBoundary>
        <Route path="/" component={Broken} />
        <Route path="/heel">Alles goed</Route>
      </ErrorBoundary>
    </>,
  )
  expect(screen.getByRole("alert").textContent).toContain("Er ging iets mis")
  expect(screen.getByRole("button", { name: "Pagina vernieuwen" })).toBeTruthy()
  await user.click(screen.getByRole("link", { name: "Ga weg" }))
  expect(screen.getByText("Alles goed")).toBeTruthy()
})
