import { afterAll, beforeAll, expect, test } from "bun:test"
import type { BrowserContext, Page } from "playwright-core"
import { type Crew, openCrew } from "./crew.testing.ts"
import { canOpenOffline, manager, project, rows, waiting, worker } from "./hours.testing.ts"

let crew: Crew

beforeAll(async () => {
  crew = await openCrew()
}, 300_000)
afterAll(() => crew.close())

async function given(person: { username: string }, width: number): Promise<[BrowserContext, Page]> {
  const context = await crew.enter(person, {
    ...{ viewport: { width, height: 844 }, hasTouch: width < 640, reducedMotion: "reduce" },
  })
  return [context, await context.newPage()]
}
const write = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: /^Nieuwe notitie/ }).fill(text)
}
const stored = () =>
  rows<{ text: string; done: number }>(
    crew.database,
    "SELECT text, done_at IS NOT NULL AS done FROM notes ORDER BY id",
  )

test("the office gives a builder a task; he ticks it off and answers without a signal, and she reads it", async () => {
  const [office, desk] = await given(manager, 1280)
  await desk.goto(`/projects/${project.id}?tab=notities`)
  await write(desk, "Tel de dozen, @Da")
  await desk.getByRole("option", { name: worker.name }).click()
  await desk.getByRole("switch", { name: "Hier moet iemand op terugkomen" }).click()
  await desk.getByRole("button", { name: "Vandaag", exact: true }).click()
  await desk.getByRole("combobox", { name: "Wie" }).selectOption({ label: worker.name })
  await desk.getByRole("button", { name: "Opslaan" }).click()
  await desk.locator(".note", { hasText: "Tel de dozen" }).waitFor()

  const [site, phone] = await given(worker, 390)
  await phone.goto("/dashboard")
  await phone.getByRole("heading", { name: "Voor u vandaag" }).waitFor()
  await phone.goto(`/projects/${project.id}?tab=notities`)
  await phone.locator(".note", { hasText: "Tel de dozen" }).waitFor()
  await canOpenOffline(phone)
  await site.setOffline(true)
  await phone.locator(".next-step").getByRole("button", { name: "Afvinken" }).tap()
  await phone.getByRole("button", { name: /^Toch niet/ }).waitFor()
  await write(phone, "Er zijn er 34, @Bram")
  await phone.getByRole("button", { name: "Opslaan" }).tap()
  await phone.getByText("wacht op verbinding").waitFor()
  expect((await waiting(phone)).map(({ kind }) => kind)).toEqual(["noteDone", "note"])
  expect(stored()).toEqual([{ text: `Tel de dozen, @${worker.name} `.trim(), done: 0 }])

  await site.setOffline(false)
  while ((await waiting(phone)).length > 0) await Bun.sleep(50)
  expect(stored().map(({ done }) => done)).toEqual([1, 0])

  await desk.goto("/dashboard")
  await desk.getByText(`${worker.name} noemt u bij ${project.name}`).first().waitFor()
  await desk
    .getByRole("link", { name: /^Lezen/ })
    .first()
    .click()
  await desk.locator(".note", { hasText: "Er zijn er 34" }).waitFor()
  await desk.goto("/taken?taken=gereed")
  await desk.getByText(new RegExp(`^Gereed, ${worker.name}`)).waitFor()
  await site.close()
  await office.close()
}, 90_000)
