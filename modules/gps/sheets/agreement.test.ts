import { afterAll, beforeAll, expect, test } from "bun:test"
import { eq } from "drizzle-orm"
import type { User } from "#modules/access/schema.ts"
import { openWorkbook, type Sheets } from "#src/documents/excel/testing.ts"
import { instantAt } from "#src/shared/calendar.ts"
import { readCsv } from "#src/shared/csv.ts"
import { addDays, type Day, mondayOf, weekDays } from "#src/shared/days.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { timeBreaks, timeEntries } from "../table.ts"
import type { ProjectHours, WeekOverview, WeekSheet } from "./schema.ts"

/** Weeks with the night of 25 hours and that of 23, and the turn of the year. */
const seasons = [
  { from: "2026-10-19", days: 14 },
  { from: "2026-12-28", days: 7 },
  { from: "2027-03-22", days: 14 },
]
const now = "2027-04-02T10:00:00.000Z"

let app: TestApp
let people: User[]
let manager: { cookie: string }
const projects: number[] = []
/** Minutes of a person, day and project (0: none), counted one by one. */
const model = new Map<string, number>()

beforeAll(async () => {
  app = await givenApp()
  app.clock.set(now)
  manager = await app.signIn("manager")
  for (let at = 0; at < 3; at++) await app.signIn("worker")
  people = app.services.access.list().filter(({ role }) => role === "worker")
  const office = app.services.access.list().find(({ role }) => role === "manager")!
  for (const name of ["Dakkapel", "=Aanbouw; *", "Dakkapel"])
    projects.push(app.services.projects.create({ name }, office).id)
  for (const person of people) for (const season of seasons) work(person, season)
})
afterAll(() => app.close())

test("the weeks of all agree with minutes counted one by one", async () => {
  for (const monday of mondays()) {
    const { people: lines } = await read<WeekOverview>(`/api/hours/weeks?week=${addDays(monday, 3)}`)
    for (const { id } of people)
      expect(lines.find((line) => line.accountId === id)!.days).toEqual(
        weekDays(monday).map((day) => counted(id, day)),
      )
    for (const project of projects) {
      const narrowed = await read<WeekOverview>(`/api/hours/weeks?week=${monday}&projectId=${project}`)
      expect(total(narrowed.people)).toBe(
        sum(people.flatMap(({ id }) => weekDays(monday).map((day) => counted(id, day, project)))),
      )
    }
  }
})

test("a week sheet agrees with them per line and day, and so do all sheets at once", async () => {
  for (const monday of mondays()) {
    const everyone = await read<WeekSheet[]>(`/api/hours/week/everyone?week=${monday}`)
    for (const { id } of people) {
      const sheet = await read<WeekSheet>(`/api/hours/week?week=${monday}&accountId=${id}`)
      expect(sheet.days).toEqual(weekDays(monday).map((day) => counted(id, day)))
      expect(sheet.minutes).toBe(total(sheet.lines))
      for (const project of [...projects, null])
        expect(total(sheet.lines.filter(({ projectId }) => projectId === project))).toBe(
          sum(weekDays(monday).map((day) => counted(id, day, project ?? 0))),
        )
      expect(everyone.find(({ accountId }) => accountId === id) ?? sheet).toEqual(sheet)
    }
  }
})

test("a project agrees with them per person and week", async () => {
  for (const project of projects) {
    const hours = await read<ProjectHours>(`/api/projects/${project}/hours`)
    expect(hours.minutes).toBe(sum(people.map(({ id }) => counted(id, undefined, project))))
    expect(hours.minutes).toBe(hours.approvedMinutes + hours.openMinutes)
    expect(total(hours.weeks)).toBe(hours.minutes)
    for (const { accountId, minutes } of hours.people)
      expect(minutes).toBe(counted(accountId, undefined, project))
    for (const { monday, minutes } of hours.weeks)
      expect(minutes).toBe(
        sum(people.flatMap(({ id }) => weekDays(monday).map((day) => counted(id, day, project)))),
      )
  }
})

test("a CSV agrees with them, and no text in it becomes a formula", async () => {
  const [head, ...rows] = readCsv(await (await ask(exportOf("csv"))).text())
  const at = (name: string) => head!.indexOf(name)
  for (const { id } of people)
    for (const project of [...projects, null])
      expect(
        sum(
          rows
            .filter(
              (row) => row[at("Persoonnr")] === String(id) && row[at("Projectnr")] === String(project ?? ""),
            )
            .map((row) => Number(row[at("Minuten")])),
        ),
      ).toBe(counted(id, undefined, project ?? 0))
  for (const row of rows)
    expect(
      Math.abs(Number(row[at("Uren")]!.replace(",", ".")) * 60 - Number(row[at("Minuten")])),
    ).toBeLessThan(0.31)
  const raw = await (await ask(exportOf("csv"))).text()
  expect(raw).toContain('"\'=Aanbouw; *"')
  expect(raw).not.toMatch(/;=/)
  expect(head!.join(" ")).not.toMatch(/tarief|kosten|bedrag|€/i)
})

test("a workbook agrees with them by its own formulas, and follows when a minute changes", async () => {
  const book = await openWorkbook(await (await ask(exportOf("xlsx"))).bytes())
  const all = sum([...model.values()])
  expect(minutesIn(book, "Uren", "C5")).toBe(all)
  expect(minutesIn(book, "Totalen", "C5")).toBe(all)
  for (const { formula, cached, sheet, address } of book.formulas())
    expect([formula, Number(book.value(sheet, address)).toFixed(6)]).toEqual([
      formula,
      Number(cached).toFixed(6),
    ])
  const totals = rowsOf(book)
  for (const { id } of people) expect(totals.get(`Persoonnr ${id}`)).toBe(counted(id))
  for (const project of [...projects, 0])
    expect(totals.get(`Projectnr ${project}`)).toBe(
      sum(people.map(({ id }) => counted(id, undefined, project))),
    )
  expect(sum([...totals].filter(([key]) => key.startsWith("Week")).map(([, minutes]) => minutes))).toBe(all)
  book.set("Uren", "L8", Number(book.value("Uren", "L8")) + 90)
  expect(minutesIn(book, "Totalen", "C5")).toBe(all + 90)
  expect(sum([...rowsOf(book).values()])).toBe(3 * (all + 90))
})

test("narrowed to one person or project a file holds only that", async () => {
  const minutes = async (of: string) => {
    const [head, ...rows] = readCsv(await (await ask(`${exportOf("csv")}&${of}`)).text())
    return sum(rows.map((row) => Number(row[head!.indexOf("Minuten")])))
  }
  expect(await minutes(`accountId=${people[0]!.id}`)).toBe(counted(people[0]!.id))
  expect(await minutes(`projectId=${projects[1]}`)).toBe(
    sum(people.map(({ id }) => counted(id, undefined, projects[1]))),
  )
})

/** Shifts of a person without overlap, many of them over midnight, some with breaks; and what doesn't count. */
function work(person: User, { from, days }: { from: Day; days: number }) {
  const end = instantAt(addDays(from, days), "00:00").getTime()
  let at = instantAt(from, "00:00").getTime() + upTo(600) * minute
  while (at < end - 1500 * minute) {
    const length = 1 + upTo(upTo(3) === 0 ? 1439 : 600)
    const kind = (["work", "travel", "general", "leave", "work"] as const)[upTo(5)]!
    const projectId = kind === "general" || kind === "leave" ? null : projects[upTo(3)]!
    const state = (["approved", "open", "open", "rejected", "removed", "forgotten"] as const)[upTo(6)]!
    const [startedAt, endedAt] = [iso(at), iso(at + length * minute)]
    const { id } = app.db
      .insert(timeEntries)
      .values({
        ...{ ref: crypto.randomUUID(), accountId: person.id, kind, projectId, source: "manual", startedAt },
        endedAt: state === "forgotten" ? null : endedAt,
        forgottenAt: state === "forgotten" ? endedAt : null,
        removedAt: state === "removed" ? endedAt : null,
        createdAt: startedAt,
      })
      .returning()
      .get()
    const pauses = Array.from({ length: upTo(3) }, () => {
      const begin = upTo(length)
      return [begin, begin + upTo(90)] as const
    })
    for (const [begin, over] of new Map(pauses))
      app.db
        .insert(timeBreaks)
        .values({ entryId: id, startedAt: iso(at + begin * minute), endedAt: iso(at + over * minute) })
        .run()
    if (state === "approved" || state === "rejected")
      app.db.update(timeEntries).set({ review: state }).where(eq(timeEntries.id, id)).run()
    if (state !== "removed" && state !== "forgotten")
      for (let each = 0; each < length; each++)
        if (![...new Map(pauses)].some(([begin, over]) => begin <= each && each < over))
          count(person.id, new Date(at + each * minute), projectId ?? 0)
    at += (length + upTo(900)) * minute
  }
}

function count(account: number, instant: Date, project: number) {
  const key = `${account} ${amsterdam.format(instant)} ${project}`
  model.set(key, (model.get(key) ?? 0) + 1)
}

/** Of one day, or of all; of one project, or of all. */
const counted = (account: number, day?: Day, project?: number): number =>
  sum(
    [...model]
      .filter(([key]) => {
        const [a, d, p] = key.split(" ")
        return a === String(account) && (day ?? d) === d && String(project ?? p) === p
      })
      .map(([, minutes]) => minutes),
  )

/** Of each line of the second sheet what it is of, and its minutes. */
function rowsOf(book: Sheets): Map<string, number> {
  const found = new Map<string, number>()
  let number = ""
  for (let row = 7; row <= book.sheet("Totalen").rowCount; row++) {
    const key = book.value("Totalen", `C${row}`)
    if (typeof key === "string") number = key
    if (typeof key === "number") found.set(`${number} ${key}`, minutesIn(book, "Totalen", `D${row}`))
  }
  return found
}

const minutesIn = (book: Sheets, sheet: string, address: string) => {
  const minutes = Number(book.value(sheet, address)) * 60
  expect(Math.abs(minutes - Math.round(minutes))).toBeLessThan(0.001)
  return Math.round(minutes)
}

const minute = 60_000
const iso = (at: number) => new Date(at).toISOString()
const amsterdam = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" })
const mondays = () =>
  seasons.flatMap(({ from, days }) =>
    Array.from({ length: days / 7 + 1 }, (_, week) => mondayOf(addDays(from, week * 7))),
  )
const exportOf = (format: string) => `/api/hours/export?from=2026-10-01&to=2027-04-30&format=${format}`
const ask = (path: string) => app.handle(jsonRequest("GET", path, { headers: manager }))
const read = async <T>(path: string) => (await (await ask(path)).json()) as T
const sum = (values: Iterable<number>) => [...values].reduce((a, b) => a + b, 0)
const total = (lines: Iterable<{ minutes: number }>) => sum([...lines].map(({ minutes }) => minutes))

/** The same weeks at every run. */
let seed = 6
function upTo(most: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return Math.floor((seed / 2 ** 31) * most)
}
