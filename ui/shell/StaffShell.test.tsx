import { expect, test } from "bun:test"
import { Archive, Clock, House, Settings } from "lucide-react"
import { lazy } from "react"
import type { ScreenGroup } from "../lib/screen.ts"
import { SignedInContext } from "../lib/session.ts"
import { toast } from "../lib/toast.ts"
import { openWindow } from "../testing.ts"
import { type MenuScreen, menuOf, tabsOf } from "./staff/menu.ts"

const { render, screen, user, act } = await openWindow()
const { StaffShell } = await import("./StaffShell.tsx")

const anna = { id: 1, username: "anna", name: "Anna", role: "owner" as const }
const entry = (path: string, group: ScreenGroup, icon = House, useCount?: () => number): MenuScreen => ({
  path,
  role: "worker",
  screen: lazy(async () => ({ default: () => null })),
  menu: { label: "dashboard.title", group, icon, useCount },
})
const today = entry("/dashboard", "today")
const hours = entry("/gps-tracking", "hours", Clock)
const requests = entry("/offerte-aanvragen", "office", Archive, () => 4)
const settings = entry("/settings", "tools", Settings)

function show(screens = [settings, requests, today]) {
  return render(
    <SignedInContext value={anna}>
      <StaffShell screens={screens} logout={() => {}} loggingOut={false}>
        <h1>Scherm</h1>
      </StaffShell>
    </SignedInContext>,
  )
}

test("the menu has only groups that hold a screen, in their fixed order", () => {
  expect(menuOf([settings, requests, today]).map(({ group }) => group)).toEqual(["today", "office", "tools"])
})

test("the bar at the bottom has the daily groups first, then the office, three places in all", () => {
  const more = entry("/invoices", "office")
  expect(tabsOf(menuOf([settings, requests, more, hours, today]))).toEqual([today, hours, requests])
  expect(tabsOf(menuOf([settings, today]))).toEqual([today])
})

test("the screen one is on, and what lies under it, is marked in the menu", () => {
  history.replaceState(null, "", "/offerte-aanvragen/7")
  show()
  const marked = screen.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"))
  expect(new Set(marked)).toEqual(new Set(["/offerte-aanvragen"]))
})

test("what waits is counted in the menu, in words for who can't see", () => {
  show()
  expect(screen.getAllByText("4 wachten").length).toBeGreaterThan(0)
})

test("'Uitloggen' is always in the top bar", () => {
  show()
  const logout = screen.getByRole("button", { name: "Uitloggen" })
  expect(logout.closest("header")).not.toBeNull()
})

test("the bell counts what is new, and its list shows what the toasts said", async () => {
  show()
  act(() => {
    toast({ title: "Opgeslagen" })
    toast({ title: "Uitloggen mislukt", text: "Geen verbinding", destructive: true })
  })
  await user.click(screen.getByRole("button", { name: /Meldingen.*2 nieuwe meldingen/ }))
  const messages = screen.getAllByRole("listitem").filter((item) => item.className.startsWith("message"))
  expect(messages.map((item) => item.querySelector("p")!.textContent)).toEqual([
    "Mislukt: Uitloggen misluktGeen verbinding",
    "Opgeslagen",
  ])
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  expect(screen.getByRole("button", { name: "Meldingen" })).toBeTruthy()
})

test("Buitenmodus and the dark mode are kept on this device", async () => {
  show()
  await user.click(screen.getByRole("checkbox", { name: /Buitenmodus/ }))
  await user.click(screen.getByRole("checkbox", { name: "Donkere modus" }))
  const { outdoor, theme } = document.documentElement.dataset
  expect([outdoor, theme]).toEqual(["on", "dark"])
  expect([localStorage.getItem("waterpas.outdoor"), localStorage.getItem("waterpas.theme")]).toEqual([
    "on",
    "dark",
  ])
})
