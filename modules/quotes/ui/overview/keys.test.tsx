import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { openWindow } from "#ui/testing.ts"
import { offered } from "../../overview/offered.testing.ts"
import { asManager } from "../testing.tsx"

const { render, screen, user, waitFor, fireEvent } = await openWindow()
const { default: Quotations } = await import("./Quotations.tsx")

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function open(...names: string[]) {
  for (const name of names.toReversed()) offered(app, { name })
  history.replaceState(null, "", "/chatgpt-quotations")
  const { wrapper } = await asManager(app)
  render(<Quotations />, { wrapper })
  await screen.findByRole("button", { name: `Bekijk ${names[0]}` })
}
const here = () => document.activeElement?.textContent?.replace("Bekijk ", "")
const many = Array.from({ length: 70 }, (_, n) => `Klus ${n + 1}`)

test("J and K walk through the list and stop at its ends", async () => {
  await open("Sanne", "Hanneke", "Pieter")
  const walked = []
  for (const key of ["j", "j", "j", "j", "k"]) {
    await user.keyboard(key)
    walked.push(here())
  }
  expect(walked).toEqual(["Sanne", "Hanneke", "Pieter", "Pieter", "Hanneke"])
})

test("Enter opens the quotation one stands on, Esc returns to it", async () => {
  await open("Sanne", "Hanneke")
  await user.keyboard("jj{Enter}")
  const reader = await screen.findByRole("dialog", { name: "Hanneke" })
  fireEvent(reader, new Event("cancel", { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(here()).toBe("Hanneke")
})

test("who turned to another quotation while reading stands on that one afterwards", async () => {
  await open("Sanne", "Hanneke", "Pieter")
  await user.keyboard("j{Enter}")
  await screen.findByRole("dialog", { name: "Sanne" })
  await user.keyboard("j")
  await screen.findByRole("dialog", { name: "Hanneke" })
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(here()).toBe("Hanneke")
})

test("who walks past the last row that is shown gets the next ones", async () => {
  await open(...many)
  expect(screen.getAllByRole("listitem").filter(({ id }) => id)).toHaveLength(60)
  screen.getByRole("button", { name: "Bekijk Klus 60" }).focus()
  await user.keyboard("j")
  expect(here()).toBe("Klus 61")
})

test("who reads on past the last row that is shown finds his row afterwards", async () => {
  await open(...many)
  screen.getByRole("button", { name: "Bekijk Klus 60" }).focus()
  await user.keyboard("{Enter}")
  await screen.findByRole("dialog", { name: "Klus 60" })
  await user.keyboard("j")
  await screen.findByRole("dialog", { name: "Klus 61" })
  await user.click(screen.getByRole("button", { name: "Sluiten" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(here()).toBe("Klus 61")
})
