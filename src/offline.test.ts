import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Browser } from "playwright-core"
import { sampleMessage } from "#modules/site/sample.ts"
import { createApp } from "./app.ts"
import { openBrowser } from "./browser.testing.ts"
import { buildClient } from "./build/client.ts"
import { createPages } from "./pages.ts"
import { givenApp, type TestApp } from "./testing.ts"

let given: TestApp
let browser: Browser
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  await buildClient()
  given = await givenApp()
  given.services.settings.save({ companyName: "Kust & Bouw", phone: "0111 - 00 00 00" }, null)
  app = createApp(given.services, { pages: await createPages(given.services) })
  app.listen({ port: 0, hostname: "127.0.0.1" })
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await app.stop()
  await given.close()
})

test("a visitor who loses his connection keeps the page and what he wrote, and sends it once it is back", async () => {
  const context = await browser.newContext({ locale: "nl-NL" })
  const page = await context.newPage()
  const broken: string[] = []
  page.on("pageerror", ({ message }) => broken.push(message))
  await page.goto(`http://127.0.0.1:${app.server!.port}/contact`, { waitUntil: "networkidle" })
  for (const name of ["naam", "email", "onderwerp", "bericht"] as const)
    await page.locator(`#bericht-${name}`).fill(sampleMessage[name])
  const send = page.getByRole("button", { name: "Bericht versturen" })
  await context.setOffline(true)
  await send.click()
  await page.getByText("Uw tekst staat er nog.").waitFor()
  expect(await page.locator("#bericht-onderwerp").inputValue()).toBe(sampleMessage.onderwerp)
  await context.setOffline(false)
  await send.dblclick()
  await page.getByText(`We antwoorden op ${sampleMessage.email}.`).waitFor()
  expect(given.services.messages.list({})).toHaveLength(1)
  expect(broken).toEqual([])
}, 60_000)
