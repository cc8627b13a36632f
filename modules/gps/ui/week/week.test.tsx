import { afterEach, beforeEach, expect, test } from "bun:test"
import { instantAt } from "#src/shared/calendar.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"
import { timeEntries } from "../../table.ts"

const { render, screen, within } = await openWindow()
const { default: Weeks } = await import("./Weeks.tsx")
const { default: WeekSheetScreen } = await import("./WeekSheetScreen.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const dutch = (day: string, time: string) => instantAt(day, time).toISOString()

function hours(
  accountId: number,
  from: string,
  to: string | null,
  review: "open" | "approved" | "rejected",
  kind: "general" | "work" = "general",
) {
  const startedAt = dutch("2026-11-20", from)
  app.db
    .insert(timeEntries)
    .values({
      ...{ ref: crypto.randomUUID(), accountId, kind, source: "timer", startedAt, review },
      endedAt: to && dutch("2026-11-20", to),
      forgottenAt: to ? null : dutch("2026-11-20", "23:59"),
      createdAt: startedAt,
    })
    .run()
}

const worker = () => app.services.access.list().find(({ role }) => role === "worker")!

test("the office sees of everyone the days, the total and what still waits for what", async () => {
  await app.signIn("worker")
  const { wrapper } = await signedIn(app, "manager")
  hours(worker().id, "07:30", "12:00", "open")
  hours(worker().id, "12:30", "13:35", "rejected")
  hours(worker().id, "14:00", null, "open")
  history.replaceState(null, "", "/uren?week=2026-W47")
  render(<Weeks />, { wrapper })
  const line = within((await screen.findByRole("link", { name: "Test worker" })).closest("tr")!)
  expect(line.getAllByText("5:35").length).toBe(2)
  for (const text of ["1 onvolledig", "1 te keuren", "1 teruggestuurd"]) line.getByText(text)
  expect(screen.getByRole("link", { name: "Test worker" }).getAttribute("href")).toBe(
    `/uren/weekstaat?week=2026-W47&persoon=${worker().id}`,
  )
})

test("a worker opens his own sheet, with what is approved and what isn't, and asks nothing of others", async () => {
  const { wrapper, asked } = await signedIn(app, "worker")
  hours(worker().id, "07:30", "12:00", "approved")
  hours(worker().id, "12:30", "13:35", "open")
  hours(worker().id, "14:00", "14:10", "open", "work")
  history.replaceState(null, "", "/uren/weekstaat?week=2026-W47")
  render(<WeekSheetScreen />, { wrapper })
  const sums = within(await screen.findByLabelText("Totaal per soort"))
  expect(sums.getByText("Goedgekeurd").nextSibling?.textContent).toBe("4:30")
  expect(sums.getByText("Nog niet goedgekeurd").nextSibling?.textContent).toBe("1:15")
  expect(
    [...document.querySelectorAll(".sheet-entries .badge")].map(({ textContent }) => textContent),
  ).toEqual(["Goedgekeurd", "Te keuren", "Onvolledig"])
  screen.getByText("Handtekening", { selector: "dl:first-child dt" })
  expect(screen.queryByLabelText("Persoon")).toBeNull()
  expect(asked.filter((call) => /weeks|everyone|projects/.test(call))).toEqual([])
})
