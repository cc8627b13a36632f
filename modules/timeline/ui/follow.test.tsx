import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { signedIn } from "#ui/lib/testing.tsx"
import { openWindow } from "#ui/testing.ts"

const { render, screen, user } = await openWindow()
const { FollowButton } = await import("./FollowButton.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

test("a builder gets the address of his own planning, which a calendar program opens", async () => {
  const { wrapper } = await signedIn(app, "worker")
  render(<FollowButton />, { wrapper })
  await user.click(screen.getByRole("button", { name: "In uw agenda" }))
  expect(screen.queryByRole("radio")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Adres maken" }))
  const link = await screen.findByRole("link", { name: "Openen in uw agenda" })
  const path = link.getAttribute("href")!.replace(/^webcal:\/\/[^/]+/, "")
  const reply = await app.handle(new Request(`http://localhost${path}`))
  expect([reply.status, (await reply.text()).split("\r\n")[0]]).toEqual([200, "BEGIN:VCALENDAR"])
})

test("who plans chooses between his own and the company's", async () => {
  const { wrapper } = await signedIn(app, "manager")
  render(<FollowButton />, { wrapper })
  await user.click(screen.getByRole("button", { name: "In uw agenda" }))
  expect(screen.getByRole("radio", { name: "Hele bedrijf" })).toHaveProperty("checked", true)
  await user.click(screen.getByRole("radio", { name: "Alleen mijn werk" }))
  await user.click(screen.getByRole("button", { name: "Adres maken" }))
  await screen.findByRole("link", { name: "Openen in uw agenda" })
})
