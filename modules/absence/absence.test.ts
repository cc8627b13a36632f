import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import type { NewLeave } from "./schema.ts"

let app: TestApp
let office: User
let anna: User
let bas: User
beforeEach(async () => {
  app = await givenApp()
  office = app.services.access.list()[0]!
  anna = app.hire("Anna Wisse")
  bas = app.hire("Bas de Kok")
})
afterEach(() => app.close())

/** From Monday 30 November to Friday 4 December 2026, unless told otherwise. */
const week: NewLeave = { kind: "vacation", from: "2026-11-30", to: "2026-12-04", part: "day", note: "" }
const ask = (over: Partial<NewLeave> = {}, by = anna) =>
  app.services.absences.askLeave({ ...week, ...over }, null, by).id
const answer = (id: number, state: "approved" | "refused" | "withdrawn" | "asked", by = office, text = "") =>
  app.services.absences.setState(
    id,
    { state, answer: text, version: app.services.absences.row(id).version },
    by,
  )
const balance = (of = anna) => app.services.absenceView.year(2026, of).balances[0]!
const notices = (of: User) => app.services.absenceNotices(of).map(({ key, count }) => [key, count])
const refusal = (code: string) => expect.objectContaining({ code })
const wrong = (field: string, code: string) =>
  expect.objectContaining({ details: { fields: { [field]: `absence.${code}` } } })

test("leave that a builder asks waits for the office, which hears of it, and he of the answer until he looked", () => {
  const id = ask()
  expect(app.services.absences.row(id).state).toBe("asked")
  expect(notices(office)).toEqual([["absence.asked", 1]])
  answer(id, "approved")
  expect(notices(office)).toEqual([])
  expect(notices(anna)).toEqual([["absence.granted", 1]])
  app.services.absences.see(anna)
  expect(notices(anna)).toEqual([])
})

test("who plans fills it in at once, and a colleague of whom it is hears of it", () => {
  const id = ask({ accountId: anna.id }, office)
  expect(app.services.absences.row(id)).toMatchObject({ accountId: anna.id, state: "approved" })
  expect(notices(anna)).toEqual([["absence.granted", 1]])
})

test("a builder asks for himself alone, and sees nobody else's", () => {
  expect(() => ask({ accountId: bas.id })).toThrow(refusal("access.notAllowed"))
  const id = ask()
  expect(app.services.absenceView.year(2026, bas).absences).toEqual([])
  expect(() => answer(id, "withdrawn", bas)).toThrow(refusal("absence.notFound"))
  expect(app.services.absenceView.year(2026, bas).balances.map(({ person }) => person.name)).toEqual([
    bas.name,
  ])
})

test("a builder can't answer his own, but withdraws it as long as it has not begun", () => {
  const id = ask()
  expect(() => answer(id, "approved", anna)).toThrow(refusal("absence.officeAnswers"))
  answer(id, "approved")
  answer(id, "withdrawn", anna)
  expect(() => answer(id, "approved", anna)).toThrow(refusal("absence.officeAnswers"))
  answer(id, "asked", anna)
  answer(id, "approved")
  app.clock.set("2026-11-30T09:00:00Z")
  expect(() => answer(id, "withdrawn", anna)).toThrow(refusal("absence.officeAnswers"))
})

test("who answers what a colleague answered meanwhile is told", () => {
  const id = ask()
  const late = { state: "refused", answer: "Te druk", version: 1 } as const
  answer(id, "approved")
  expect(() => app.services.absences.setState(id, late, office)).toThrow(refusal("absence.changedMeanwhile"))
  expect(app.services.absences.row(id).state).toBe("approved")
})

test.each<[string, Partial<NewLeave>, ReturnType<typeof wrong>]>([
  ["yesterday", { from: "2026-11-20", to: "2026-11-23" }, wrong("from", "past")],
  ["the other way round", { from: "2026-12-04", to: "2026-12-03" }, wrong("to", "endsEarlier")],
  ["a weekend", { from: "2026-11-28", to: "2026-11-29" }, wrong("to", "noWork")],
  ["Christmas", { from: "2026-12-25", to: "2026-12-25" }, wrong("to", "noWork")],
  ["more than a year", { to: "2027-12-01" }, wrong("to", "tooLong")],
  ["in three years", { from: "2029-12-03", to: "2029-12-04" }, wrong("from", "farOff")],
])("leave of %s is refused", (_, over, refused) => {
  expect(() => ask(over)).toThrow(refused)
  expect(app.services.absenceView.year(2026, anna).absences).toEqual([])
})

test("the same days can't be asked twice, unless the first was refused", () => {
  const id = ask()
  expect(() => ask({ from: "2026-12-04", to: "2026-12-07" })).toThrow(refusal("absence.askedAlready"))
  answer(id, "refused")
  const second = ask({ from: "2026-12-04", to: "2026-12-07" })
  expect(() => answer(id, "asked")).toThrow(refusal("absence.askedAlready"))
  expect(app.services.absences.row(second).state).toBe("asked")
})

test("of somebody who left nothing can be filled in", () => {
  app.db.$client.run("UPDATE accounts SET disabled_at = '2026-11-20T10:00:00Z' WHERE id = ?", [bas.id])
  expect(() => ask({ accountId: bas.id }, office)).toThrow(wrong("accountId", "personGone"))
})

test("four weeks are a right by law; days of work are taken from it, by halves, not weekends and holidays", () => {
  expect(balance()).toMatchObject({ set: false, right: 40, taken: 0, asked: 0 })
  answer(ask({ from: "2026-12-21", to: "2026-12-28" }), "approved")
  ask({ from: "2026-12-03", to: "2026-12-03", part: "morning" })
  // 21 to 24 and 28 December: the 25th is Christmas, the 26th and 27th a weekend.
  expect(balance()).toMatchObject({ taken: 10, asked: 1 })
  app.services.absences.setRight({ accountId: anna.id, year: 2026, days: 25.5 }, office)
  expect(balance()).toMatchObject({ set: true, right: 51 })
})

test("leave over New Year is taken from each year what lies in it", () => {
  answer(ask({ from: "2026-12-28", to: "2027-01-08" }), "approved")
  expect(balance().taken).toBe(8)
  // Friday 1 January is New Year's Day.
  expect(app.services.absenceView.year(2027, anna).balances[0]!.taken).toBe(10)
})

test("days on which the company is closed are not taken", () => {
  const closedPeriods = [{ from: "2026-12-02", to: "2026-12-03", name: "Verhuizing" }]
  app.services.settings.save({ closedPeriods }, null)
  answer(ask(), "approved")
  expect(balance().taken).toBe(6)
})

test("special leave costs no vacation, and days of illness within a vacation are given back", () => {
  answer(ask({ kind: "special" }), "approved")
  expect(balance().taken).toBe(0)
  answer(ask({ from: "2026-12-07", to: "2026-12-11" }), "approved")
  expect(balance().taken).toBe(10)
  app.clock.set("2026-12-09T08:00:00Z")
  const { id } = app.services.absences.reportSick({ from: "2026-12-09" }, null, anna)
  app.services.absences.recover(id, { backOn: "2026-12-11", version: 1 }, anna)
  expect(balance().taken).toBe(6)
})

test("who is ill is away until he is better; back on the same day he never was", () => {
  const { absences, absenceView } = app.services
  app.clock.set("2026-11-23T08:00:00Z")
  const { id } = absences.reportSick({ from: "2026-11-23" }, null, anna)
  expect(() => absences.reportSick({ from: "2026-11-23" }, null, anna)).toThrow(
    refusal("absence.sickAlready"),
  )
  expect(absenceView.awayFrom("2026-12-24", "program")).toMatchObject([{ to: null, kind: "sick" }])
  absences.recover(id, { backOn: "2026-11-25", version: 1 }, anna)
  expect(absenceView.awayFrom("2026-11-24", "program")).toMatchObject([{ to: "2026-11-24" }])
  expect(absenceView.awayFrom("2026-11-25", "program")).toEqual([])
  absences.recover(id, { backOn: null, version: 2 }, anna)
  absences.recover(id, { backOn: "2026-11-23", version: 3 }, anna)
  expect(absenceView.awayFrom("2026-11-01", "program")).toEqual([])
})

test.each([
  ["in a week", "2026-11-28"],
  ["years ago", "2024-11-23"],
])("nobody is ill since %s", (_, from) => {
  expect(() => app.services.absences.reportSick({ from }, null, anna)).toThrow(wrong("from", "sickDayWrong"))
})

test("colleagues see that he is away, not why; nor what is only asked", () => {
  const { absences, absenceView } = app.services
  absences.reportSick({ from: "2026-11-21" }, null, anna)
  ask({}, bas)
  expect(absenceView.awayFrom("2026-11-21", bas).map(({ person, kind }) => [person.name, kind])).toEqual([
    [anna.name, null],
    [bas.name, "vacation"],
  ])
  expect(absenceView.awayFrom("2026-11-21", anna).map(({ kind }) => kind)).toEqual(["sick"])
})

test("work that is planned for who is ill asks for somebody else", () => {
  app.services.projects.create(
    {
      name: "Keuken",
      startDate: "2026-11-23",
      endDate: "2026-11-27",
      status: "active",
      team: [anna.id],
    } as never,
    office,
  )
  const { id } = app.services.absences.reportSick({ from: "2026-11-21" }, null, anna)
  expect(notices(office)).toEqual([["absence.ill", 1]])
  app.services.absences.recover(id, { backOn: "2026-11-21", version: 1 }, anna)
  expect(notices(office)).toEqual([])
})

test("the office sees what leave would meet before it answers: his work, and who else is away", () => {
  app.services.projects.create(
    {
      name: "Keuken",
      startDate: "2026-12-03",
      endDate: "2026-12-08",
      status: "planned",
      team: [anna.id],
    } as never,
    office,
  )
  answer(ask({ from: "2026-12-04", to: "2026-12-04" }, bas), "approved")
  ask()
  const [, of] = app.services.absenceView.year(2026, office).absences
  const [first] = app.services.absenceView.year(2026, office).absences
  expect([first, of].find((one) => one?.state === "asked")?.meets).toMatchObject({
    work: [{ name: "Keuken", from: "2026-12-03", to: "2026-12-08" }],
    away: [{ name: bas.name }],
  })
})

test("an answer that was taken back waits again", () => {
  const id = ask()
  answer(id, "refused", office, "Te druk")
  expect(app.services.absenceView.year(2026, anna).absences).toMatchObject([
    { state: "refused", answer: "Te druk" },
  ])
  answer(id, "asked")
  expect(app.services.absenceView.year(2026, anna).absences).toMatchObject([{ state: "asked", answer: "" }])
  expect(notices(anna)).toEqual([])
})

test("a press that was sent twice asks once", () => {
  const { absences, absenceView } = app.services
  for (let times = 0; times < 2; times++) absences.askLeave(week, "same-key-1", anna)
  expect(absenceView.year(2026, anna).absences).toHaveLength(1)
})
