import { afterAll, beforeAll, expect, test } from "bun:test"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { suggestionOf, tellingReader } from "#modules/invoices/posting.testing.ts"
import { sampleMessage } from "#modules/site/sample.ts"
import { createApp } from "../app/app.ts"
import { listen } from "../app/listen.ts"
import { createPages } from "../app/pages.ts"
import { buildClient } from "../build/client.ts"
import { samplePhoto } from "../files/sample.ts"
import { openAssets } from "../http/assets.ts"
import { givenApp, type TestApp } from "../testing.ts"
import { openBrowser } from "./browser.testing.ts"

let given: TestApp
let browser: Browser
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  await buildClient()
  const { createTaskProcess } = tellingReader(() => ({ pages: [], suggestion: suggestionOf({}) }))
  given = await givenApp({ createTaskProcess })
  given.services.settings.save({ companyName: "Kust & Bouw", phone: "0111 - 00 00 00" }, null)
  app = createApp(given, await createPages(given))
  app.server = listen({ port: 0, host: "127.0.0.1" }, app.fetch)
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

test("a photo made without a connection outlives the page and another's login, and is sent once by who made it", async () => {
  const context = await browser.newContext({ locale: "nl-NL" })
  const url = `http://127.0.0.1:${app.server!.port}`
  const enter = async ({ cookie }: { cookie: string }) => {
    await context.clearCookies()
    await context.addCookies([{ name: "waterpas", value: cookie.split("=")[1]!, url }])
    const page = await context.newPage()
    await page.goto(`${url}/invoice-ocr`, { waitUntil: "networkidle" })
    return page
  }
  const buffer = Buffer.from(samplePhoto())
  const photo = { name: "Bon dak.png", mimeType: "image/png", buffer }
  const [worker, manager] = [await given.signIn("worker"), await given.signIn("manager")]
  const sent = () => given.services.scans.list({}, { id: 0, username: "", name: "", role: "owner" })

  const roof = await enter(worker)
  await context.setOffline(true)
  await roof.locator("#factuur-camera").setInputFiles(photo)
  await roof.getByRole("button", { name: "Verwerken" }).click()
  await roof.getByText("Wacht op verbinding").waitFor()
  await roof.close()

  await context.setOffline(false)
  const desk = await enter(manager)
  await desk.getByText("Er is niets te controleren").waitFor()
  expect(await desk.getByText("Onderweg").count()).toBe(0)
  expect(sent()).toEqual([])
  await desk.close()

  const home = await enter(worker)
  await home.getByText("Het kantoor controleert deze factuur en boekt hem.").waitFor()
  await home.reload({ waitUntil: "networkidle" })
  await home.getByRole("heading", { name: "Bon dak.png" }).waitFor()
  expect(sent().map(({ fileName, bytes }) => [fileName, bytes])).toEqual([["Bon dak.png", buffer.length]])
  await context.close()
}, 60_000)

test("a project's file added without a connection outlives the page, stands in the queue and is sent once", async () => {
  const context = await browser.newContext({ locale: "nl-NL" })
  const url = `http://127.0.0.1:${app.server!.port}`
  const { cookie } = await given.signIn("worker")
  await context.addCookies([{ name: "waterpas", value: cookie.split("=")[1]!, url }])
  const project = given.services.projects.plan(
    { name: "Dak Kade 3", description: "", projectTypes: ["dakkapel"], address: "Kade 3" },
    { name: "J. Maas" },
    null,
  )
  const open = async () => {
    const page = await context.newPage()
    // So that the screen of the queue is on the device.
    await page.goto(`${url}/wachtrij`, { waitUntil: "networkidle" })
    await page.goto(`${url}/projects/${project}?tab=bestanden`, { waitUntil: "networkidle" })
    return page
  }
  const files = () => given.services.projectFiles.list(project).map(({ name }) => name)

  const roof = await open()
  await roof.getByText(/^Nog geen bestanden/).waitFor()
  await context.setOffline(true)
  const photo = { name: "Dak.png", mimeType: "image/png", buffer: Buffer.from(samplePhoto()) }
  await roof.locator("#bestanden").setInputFiles(photo)
  await roof.getByText("wacht op verbinding en gaat dan vanzelf").waitFor()
  await roof.getByRole("link", { name: "Offline – 1 wijziging bewaard" }).click()
  await roof.getByText("Bestand bij een project: Dak.png").first().waitFor()
  await roof.close()
  expect(files()).toEqual([])

  await context.setOffline(false)
  const home = await open()
  await home.getByRole("link", { name: "Download Dak.jpg" }).waitFor()
  await home.reload({ waitUntil: "networkidle" })
  await home.getByRole("link", { name: "Download Dak.jpg" }).waitFor()
  expect(files()).toEqual(["Dak.jpg"])
  await context.close()
}, 60_000)

/** The same screens under another version, as after an upgrade. */
function newerClient(): string {
  const folder = mkdtempSync(join(tmpdir(), "waterpas-newer-"))
  cpSync(join(import.meta.dir, "../../dist/ui"), folder, { recursive: true })
  const { version } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"))
  for (const name of ["manifest.json", "sw.js"])
    writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replace(version, "newer"))
  for (const name of ["sw.js.br", "sw.js.gz"]) rmSync(join(folder, name))
  return folder
}

test("the office opens from the device when nobody answers, for who was in last and for nobody after he logged out", async () => {
  let pages = await createPages(given)
  let away = false
  const office = createApp(given, async (request) =>
    away ? new Response("", { status: 502 }) : pages(request),
  )
  office.server = listen({ port: 0, host: "127.0.0.1" }, office.fetch)
  const url = `http://localhost:${office.server!.port}`
  const context = await browser.newContext({ locale: "nl-NL" })
  const { cookie } = await given.signIn("worker")
  await context.addCookies([{ name: "waterpas", value: cookie.split("=")[1]!, url }])
  const page = await context.newPage()
  const isKept = () => page.evaluate(() => document.documentElement.hasAttribute("data-kept"))
  const greeting = () => page.getByRole("heading", { level: 1, name: /^Goede/ })

  await page.goto(`${url}/dashboard`, { waitUntil: "networkidle" })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise((next) => setTimeout(next, 20))
  })

  await context.setOffline(true)
  await page.goto(`${url}/invoice-ocr`)
  await page.getByRole("heading", { name: "Facturen scannen" }).waitFor()
  expect(await isKept()).toBe(true)
  await page.getByRole("banner").getByText("Offline").waitFor()
  await page.goto(`${url}/contact`).then(
    () => expect.unreachable(),
    () => {},
  )
  await context.setOffline(false)

  away = true
  await page.goto(`${url}/dashboard`)
  expect(await isKept()).toBe(true)
  await greeting().first().waitFor()
  away = false

  const newer = newerClient()
  pages = await createPages(given, { assets: openAssets(newer) })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  await page.getByRole("button", { name: "Nieuwe versie – vernieuwen" }).click()
  await page.waitForFunction(() => document.documentElement.dataset.version === "newer")
  await page.waitForFunction(async () => (await caches.keys()).join() === "waterpas-shell-newer")
  expect(await page.getByRole("button", { name: "Nieuwe versie – vernieuwen" }).count()).toBe(0)

  await page.getByRole("button", { name: "Uitloggen" }).click()
  await page.getByRole("heading", { name: "Dashboard toegang" }).waitFor()
  await context.setOffline(true)
  await page.goto(`${url}/dashboard`)
  await page.getByRole("heading", { name: "Dashboard toegang" }).waitFor()
  expect(await page.getByRole("button", { name: "Uitloggen" }).count()).toBe(0)
  await context.close()
  await office.stop()
  rmSync(newer, { recursive: true })
}, 90_000)
