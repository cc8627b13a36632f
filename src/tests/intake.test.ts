import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Locator } from "playwright-core"
import { samplePhoto } from "../files/sample.ts"
import { today } from "../shared/calendar.ts"
import { canOpenOffline } from "./hours.testing.ts"
import { type OnSite, openOnSite, until } from "./onSite.testing.ts"

let site: OnSite
beforeAll(async () => {
  site = await openOnSite()
}, 300_000)
afterAll(() => site.close())

interface Checklist {
  status: string
  items: { id: string; photos: unknown[] }[]
  warnings: { code: string; state: string }[]
}

const photos = Array.from({ length: 20 }, (_, at) => ({
  name: `IMG_${at}.png`,
  mimeType: "image/png",
  buffer: Buffer.from(samplePhoto({ width: 400, height: 300, hue: at * 17 })),
}))

test("a whole intake without a connection, twenty-one photos and two warnings, stands with the project, in its planning and in its next quotation", async () => {
  const { project, ask, ofProject } = site
  const { context, page } = await site.phoneOf("daan")
  const tab = (name: string) => page.locator(".link-tabs").getByRole("link", { name }).tap()

  // In the van, with a connection: what is known of the job comes along.
  await page.goto(`/job-intake/${project}`)
  await page.getByRole("button", { name: /^Foto maken/ }).waitFor()
  await canOpenOffline(page)
  await tab("Checklist")
  await page.getByText("0 van 8 gereed").waitFor()
  await tab("Maten")
  await page.getByText("Nog niets opgemeten").waitFor()
  await context.setOffline(true)

  await tab("Foto’s")
  await page.getByLabel("Plek").fill("Badkamer")
  for (const photo of photos) {
    const taken = page.waitForEvent("filechooser")
    await page.getByRole("button", { name: /^Foto maken/ }).tap()
    await (await taken).setFiles(photo)
  }
  await page.getByText("20 foto’s").waitFor()

  await tab("Checklist")
  await page.getByText("0 van 8 gereed").waitFor()
  for (const box of await page.getByRole("checkbox").all()) await box.check()
  await page.getByText("Alles is nagekeken").first().waitFor()
  const atItem = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: /^Foto maken ?: Plaats van waterleidingen/ }).tap()
  await (await atItem).setFiles(photos[0]!)
  await page.getByRole("button", { name: "Foto: Plaats van waterleidingen en afvoer" }).waitFor()
  await page
    .getByRole("textbox", { name: /^Gemeten/ })
    .first()
    .fill("5,4")
  const question = (label: string): Locator => page.locator("li", { hasText: label })
  const floor = question("Wat voor vloer ligt er onder de badkamer?")
  await floor.getByRole("button", { name: /^Anders/ }).tap()
  await floor.getByRole("radio", { name: "Hout" }).tap()
  await floor.getByText("Op locatie: Hout").waitFor()
  for (const warning of ["Asbest: eerst een inventarisatie", "Oude bedrading: meet voor u aansluit"])
    await page.getByRole("heading", { name: warning }).waitFor()

  await tab("Maten")
  await page.getByRole("button", { name: "Ruimte opmeten" }).tap()
  const room = page.getByRole("dialog")
  await room.getByLabel("Ruimte").fill("Badkamer")
  for (const [label, size] of [
    ["Lengte", "2,4"],
    ["Breedte", "2,25"],
    ["Hoogte", "2,5"],
  ] as const)
    await room.getByLabel(label).fill(size)
  await room.getByRole("button", { name: "Opslaan" }).tap()
  await page.getByRole("heading", { name: "Badkamer", exact: true }).waitFor()
  expect(await ofProject<unknown[]>("/photos")).toEqual([])

  await context.setOffline(false)
  const kept = await until(
    () => ofProject<{ title: string; location: string; by: string }[]>("/photos"),
    ({ length }) => length === 21,
  )
  expect(new Set(kept.map(({ title }) => title)).size).toBe(21)
  expect(kept.at(-1)).toMatchObject({ location: "Badkamer", by: "Daan Wisse" })
  const list = await until(
    () => ofProject<Checklist>("/checklist"),
    ({ status, items }) => status === "completed" && items.some((item) => item.photos.length > 0),
  )
  expect(list.items.find(({ id }) => id === "badkamer.pipes")!.photos).toHaveLength(1)
  expect(list.warnings.map(({ code }) => code)).toContain("asbestos")
  expect(
    await until(
      () => ofProject<{ name: string; length: number }[]>("/rooms"),
      ({ length }) => length > 0,
    ),
  ).toMatchObject([{ name: "Badkamer", length: 2400, width: 2250, height: 2500 }])
  await context.close()

  const { context: desk, page: seen } = await site.deskOf("annelies")
  await seen.goto(`/projects/${project}`)
  await seen.getByRole("heading", { name: "Asbest: eerst een inventarisatie" }).waitFor()
  await seen.getByRole("link", { name: "Alle 21 foto’s" }).waitFor()
  await seen.goto(`/job-intake/${project}?tab=checklist`)
  await seen.getByText("Opname wijkt af: 1 antwoord").waitFor()
  await seen.getByRole("button", { name: "Maak de volgende versie" }).click()
  await seen.getByText("Versie 2 is gemaakt").first().waitFor()

  const { metadata } = await ofProject<{ metadata: { offerteId: number } }>("")
  const quotation = `/api/quotations/${metadata.offerteId}`
  await ask(`${quotation}/sending`, "POST", { how: "noted", version: 2 })
  await ask(`${quotation}/acceptance`, "POST", { version: 2 })
  const { version } = await ofProject<{ version: number }>("")
  const day = today(() => new Date())
  const plan = { startDate: day, endDate: day, team: [], version }
  await ask(`/api/timeline/projects/${project}`, "PUT", plan)
  const { projects } = await ask<{ projects: { id: number; halted?: string[] }[] }>(
    `/api/timeline?from=${day}`,
  )
  expect(projects.find(({ id }) => id === project)?.halted).toEqual(["Asbest: eerst een inventarisatie"])
  await desk.close()
}, 180_000)
