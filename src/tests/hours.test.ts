import { afterAll, beforeAll, expect, test } from "bun:test"
import type { Page } from "playwright-core"
import { dayOf } from "../shared/calendar.ts"
import { type Crew, openCrew } from "./crew.testing.ts"
import { canOpenOffline, givenGps, manager, project, rows, waiting, walkTo, worker } from "./hours.testing.ts"

let crew: Crew

beforeAll(async () => {
  crew = await openCrew()
}, 300_000)

afterAll(() => crew.close())

/** An hour, unless the day began so lately that three of them would lie in the day before. */
const hour = (now = Date.now()) => {
  const today = dayOf(new Date(now))
  const begun = [1, 2, 3].every((hours) => dayOf(new Date(now - hours * 3_600_000)) === today)
  return begun ? 3_600_000 : 60_000
}

test("someone who walks off without a connection is on the clock, and his hours reach the week sheet as they were", async () => {
  const context = await crew.enter(worker, { viewport: { width: 390, height: 844 } })
  await context.clock.install()
  await givenGps(context, 3_000)
  const phone = await context.newPage()
  const broken: string[] = []
  phone.on("pageerror", ({ message }) => broken.push(message))
  await phone.goto("/gps-tracking")
  await phone.getByLabel("Project", { exact: true }).selectOption(project.name)
  await phone.getByRole("button", { name: "Stel in als standaard project" }).click()
  await phone.getByRole("switch", { name: /^GPS op dit toestel/ }).click()
  await phone.getByRole("button", { name: "Ja, GPS aan" }).click()
  await phone.getByText("Coördinaten").waitFor()
  await canOpenOffline(phone)

  await context.setOffline(true)
  await walkOff(phone)
  await phone.clock.fastForward(1.5 * hour())
  await phone.getByRole("button", { name: "Pauze", exact: true }).click()
  await phone.clock.fastForward(0.5 * hour())
  await phone.reload()
  await phone.getByRole("button", { name: "Verder na pauze" }).click()
  await walkTo(phone, 3_300)
  await phone.clock.fastForward(0.5 * hour())
  await phone.getByRole("button", { name: "Stop Tracking" }).click()
  await phone.getByRole("button", { name: "Start Tracking" }).waitFor()
  await phone.getByText("Nog niet verstuurd").first().waitFor()
  expect(rows(crew.database, "SELECT id FROM time_entries")).toEqual([])

  await context.setOffline(false)
  while ((await waiting(phone)).length > 0) await Bun.sleep(50)
  await phone.getByText("Nog niet verstuurd").first().waitFor({ state: "detached" })
  const [entry, ...others] = rows<{ minutes: number; breaks: number; points: number }>(crew.database, worked)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ source: "auto", place: 1, breaks: 1 })
  expect(entry!.minutes).toBeWithin((2 * hour()) / 60_000, (2 * hour()) / 60_000 + 3)
  expect(entry!.points).toBeGreaterThan(0)
  await phone.getByText(`Samen ${inWords(entry!.minutes)}`).waitFor()
  expect(broken).toEqual([])
  await context.close()

  await approveAndRead(entry!.minutes)
}, 180_000)

/** At a walk. Fifty metres are told by several looks in a row. */
async function walkOff(phone: Page) {
  const clock = phone.getByRole("link", { name: `Timer loopt: ${project.name}` })
  for (let metres = 3_000; (await clock.count()) === 0; metres += 15) {
    await walkTo(phone, metres)
    await phone.clock.fastForward(10_000)
  }
}

async function approveAndRead(minutes: number) {
  const context = await crew.enter(manager)
  const office = await context.newPage()
  await office.goto("/uren/goedkeuren")
  await office
    .locator(".approval-row", { hasText: project.name })
    .getByText(inWords(minutes), { exact: true })
    .waitFor()
  await office.getByRole("button", { name: "Goedkeuren van Daan Kole" }).click()
  await office.getByText("Urenregistratie is succesvol goedgekeurd").first().waitFor()
  expect(rows(crew.database, booked)).toEqual([{ minutes, cents: minutes * 70 }])

  const clock = `${hoursOf(minutes)}:${String(minutes % 60).padStart(2, "0")}`
  await office.goto(`/uren/weekstaat?persoon=${worker.id}`)
  const sheet = office.getByRole("article")
  await sheet.getByRole("heading", { name: worker.name }).waitFor()
  const sums = await sheet.locator(".sheet-sums div").allInnerTexts()
  expect(sums.map((sum) => sum.split(/\s*\n\s*/))).toEqual([
    ["Werk", clock],
    ["Totaal", clock],
    ["Goedgekeurd", clock],
    ["Nog niet goedgekeurd", "0:00"],
  ])
  await context.close()
}

const hoursOf = (minutes: number) => Math.floor(minutes / 60)
const inWords = (minutes: number) =>
  [hoursOf(minutes) > 0 && `${hoursOf(minutes)} u`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(" ")

/** Counted by the database itself, another way than the program does. */
const worked = `SELECT source, review, start_latitude IS NOT NULL AS place,
  (SELECT count(*) FROM time_breaks WHERE entry_id = id AND ended_at > started_at) AS breaks,
  (SELECT count(*) FROM positions WHERE entry_id = id) AS points,
  round((unixepoch(ended_at, 'subsec') - unixepoch(started_at, 'subsec') - coalesce((
    SELECT sum(unixepoch(b.ended_at, 'subsec') - unixepoch(b.started_at, 'subsec'))
    FROM time_breaks AS b WHERE entry_id = id), 0)) / 60) AS minutes
  FROM time_entries`
const booked = "SELECT round(quantity * 60) AS minutes, cents FROM costs WHERE category = 'hours'"
