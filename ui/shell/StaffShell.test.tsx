import { expect, test } from "bun:test"
import { House } from "lucide-react"
import { lazy } from "react"
import type { Role } from "#src/shared/roles.ts"
import { SignedInContext } from "../lib/session.ts"
import { toast } from "../lib/toast.ts"
import { openWindow } from "../testing.ts"
import { type MenuScreen, menuOf, tabsOf } from "./staff/menu.ts"

const { render, screen, user, act } = await openWindow()
const { StaffShell } = await import("./StaffShell.tsx")

const anna = { id: 1, username: "anna", name: "Anna van der Berg", role: "owner" as Role }
const at = (path: string, entry: MenuScreen["menu"]["entry"], useCount?: () => number): MenuScreen => ({
  path,
  role: "worker",
  screen: lazy(async () => ({ default: () => null })),
  menu: { label: "dashboard.title", entry, icon: House, useCount },
})
const today = at("/dashboard", "today")
const projects = at("/projects", "projects")
const planning = at("/project-timeline", "planning")
const hours = at("/gps-tracking", "hours")
const requests = at("/offerte-aanvragen", "offers", () => 4)
const quotations = at("/chatgpt-quotations", "offers", () => 2)
const settings = at("/settings", "more")
const privacy = at("/gps-privacy", "account")

function show(screens = [settings, requests, quotations, privacy, today]) {
  return render(
    <SignedInContext value={anna}>
      <StaffShell screens={screens} logout={() => {}} loggingOut={false}>
        <h1>Scherm</h1>
      </StaffShell>
    </SignedInContext>,
  )
}

test("the menu has only work that holds a screen, in its fixed order", () => {
  const menu = menuOf([settings, requests, privacy, quotations, today])
  expect(menu.map(({ name }) => name)).toEqual(["today", "offers", "more"])
})

test("the bar at the bottom has projects for the office, hours for who works outside", () => {
  const menu = menuOf([settings, hours, planning, requests, projects, today])
  const tabs = (role: Role) => tabsOf(menu, role).map(({ name }) => name)
  expect(tabs("owner")).toEqual(["today", "projects", "planning"])
  expect(tabs("worker")).toEqual(["today", "planning", "hours"])
})

test("of the work one is in, the menu shows all screens; of other work where it begins", () => {
  history.replaceState(null, "", "/dashboard")
  show()
  const links = () => [...document.querySelectorAll(".sidebar a")].map((link) => link.getAttribute("href"))
  expect(links()).toEqual(["/dashboard", "/offerte-aanvragen", "/settings"])
  act(() => history.pushState(null, "", "/chatgpt-quotations"))
  expect(links()).toEqual([
    "/dashboard",
    "/offerte-aanvragen",
    "/offerte-aanvragen",
    "/chatgpt-quotations",
    "/settings",
  ])
})

test("what is one's own stands under one's name", () => {
  show()
  const account = screen.getAllByRole("region", { name: "Account van Anna van der Berg" })[0]!
  expect(account.querySelector("a")!.getAttribute("href")).toBe("/gps-privacy")
  expect(account.textContent).toContain("eigenaar")
  expect(screen.getByRole("button", { name: /^Anna van der Berg/ }).textContent).toStartWith("AB")
})

test("the screen one is on, and what lies under it, is marked in the menu", () => {
  history.replaceState(null, "", "/offerte-aanvragen/7")
  show()
  const marked = screen.getAllByRole("link", { current: "page" }).map((link) => link.getAttribute("href"))
  expect(new Set(marked)).toEqual(new Set(["/offerte-aanvragen"]))
})

test("what waits is counted in the menu, in words for who can't see", () => {
  show()
  expect(screen.getAllByText("6 wachten").length).toBeGreaterThan(0)
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

test("Buitenmodus, colour and room are kept on this device, and given back to it", async () => {
  const kept = () => ["outdoor", "theme", "density"].map((name) => localStorage.getItem(`waterpas.${name}`))
  const shown = () => ({ ...document.documentElement.dataset })
  show()
  await user.click(screen.getByRole("switch", { name: /Buitenmodus/ }))
  await user.click(screen.getByRole("button", { name: "Donker" }))
  await user.click(screen.getByRole("button", { name: "Ruim" }))
  expect(shown()).toMatchObject({ outdoor: "on", theme: "dark", density: "roomy" })
  expect(kept()).toEqual(["on", "dark", "roomy"])
  await user.click(screen.getByRole("switch", { name: /Buitenmodus/ }))
  await user.click(screen.getByRole("button", { name: "Toestel" }))
  await user.click(screen.getByRole("button", { name: "Compact" }))
  expect(kept()).toEqual([null, null, null])
  expect(Object.keys(shown())).not.toContainAnyValues(["outdoor", "theme", "density"])
})
