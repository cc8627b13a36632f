import { afterEach, beforeEach, expect, test } from "bun:test"
import type { User } from "#modules/access/schema.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import type { NewNote, NoteAbout } from "./schema.ts"

let app: TestApp
let office: User
let anna: User
let job: number
let customer: number
beforeEach(async () => {
  app = await givenApp()
  const { access, projects } = app.services
  office = access.list()[0]!
  anna = app.hire("Anna Wisse")
  job = projects.plan(
    { name: "Badkamer Kade 3", description: "", projectTypes: ["badkamer"], address: "" },
    { name: "J. Maas", email: "maas@voorbeeld.example" },
    null,
  )
  customer = projects.get(job, office).customerId!
})
afterEach(() => app.close())

const plain = { kind: "note", text: "Sleutel ligt bij de buren", officeOnly: false } as const
const noTask = { dueOn: null, assigneeId: null }
const onJob = (): NoteAbout => ({ kind: "project", id: job })
const add = (over: Partial<NewNote> = {}, by = office, key: string | null = null) =>
  app.services.notes.add({ about: onJob(), ...plain, ...noTask, ...over }, key, by).id
const read = (about: NoteAbout, by = office) => app.services.notesView.about({ ...about, most: 50 }, by)
const texts = (about: NoteAbout, by = office) => read(about, by).notes.map(({ text }) => text)
const one = (id: number, by = office) => app.services.notesView.one(id, by)
const change = (id: number, over: object, by = office, version = one(id, by).version) =>
  app.services.notes.change(id, { ...plain, ...noTask, ...over, version }, by)
const notices = (of: User) => app.services.noteNotices(of).map(({ key }) => key)
const told = (kind: string, id: number) =>
  app.services.access.log
    .about(kind, id)
    .map(({ action }) => action)
    .filter((action) => /note|task/.test(action))
const refusal = (code: string) => expect.objectContaining({ code })
const wrong = (field: string, code: string) =>
  expect.objectContaining({ status: 422, details: { fields: { [field]: `notes.${code}` } } })

test("a note on a job is read on the job and on the card of its client, each told where it stands", () => {
  add()
  add({ about: { kind: "customer", id: customer }, text: "Belt liever na twaalven" })
  expect(texts(onJob())).toEqual([plain.text])
  expect(read({ kind: "customer", id: customer }).notes.map(({ text, about }) => [text, about.name])).toEqual(
    [
      ["Belt liever na twaalven", "J. Maas"],
      [plain.text, "Badkamer Kade 3"],
    ],
  )
})

test("the history of a job and of a customer tells each note, change and tick", () => {
  const id = add({ dueOn: "2026-11-23", assigneeId: office.id })
  app.services.notes.setDone(id, true, office)
  app.services.notes.setDone(id, true, office)
  app.services.notes.setDone(id, false, office)
  change(id, { text: "Anders" })
  app.services.notes.remove(id, office)
  app.services.notes.restore(id, office)
  expect(told("project", job)).toEqual([
    ...["project.noted", "project.taskDone", "project.taskReopened"],
    ...["project.noteChanged", "project.noteRemoved", "project.noteRestored"],
  ])
  add({ about: { kind: "customer", id: customer } })
  expect(told("customer", customer)).toEqual(["customer.noted"])
})

test("what a note says stands where its job and its client tell what happened, until it is removed", () => {
  const id = add({ text: "Sleutel bij de buren\nop nummer 16" })
  const onJobPage = () =>
    app.services.projects.history(job).find(({ action }) => action === "noted")?.details.said
  const onCard = () =>
    app.services.customerFile
      .history(customer, { limit: 9 }, office)
      .entries.find(({ action }) => action === "project.noted")?.details.said
  expect([onJobPage(), onCard()]).toEqual(["Sleutel bij de buren", "Sleutel bij de buren"])
  app.services.notes.remove(id, office)
  expect([onJobPage(), onCard()]).toEqual(["…", "…"])
  const log = app.services.access.log.about("project", job)
  expect(JSON.stringify(log)).not.toContain("Sleutel")
})

test("who works on site reads and writes what is about a job, but for what is for the office alone", () => {
  const secret = add({ officeOnly: true, text: "Betaalt slecht" })
  add({}, anna)
  expect(texts(onJob(), anna)).toEqual([plain.text])
  expect(texts(onJob())).toContain("Betaalt slecht")
  expect(() => one(secret, anna)).toThrow(refusal("notes.notFound"))
  expect(() => app.services.notes.setDone(secret, true, anna)).toThrow(refusal("notes.notFound"))
  expect(() => add({ officeOnly: true }, anna)).toThrow(refusal("access.notAllowed"))
  expect(() => add({ about: { kind: "customer", id: customer } }, anna)).toThrow(refusal("access.notAllowed"))
})

test("a worker changes and removes what he wrote himself, the office whatever there is", () => {
  const his = add({}, anna)
  const ours = add()
  expect(() => change(ours, { text: "Weg" }, anna)).toThrow(refusal("notes.notYours"))
  expect(() => app.services.notes.remove(ours, anna)).toThrow(refusal("notes.notYours"))
  change(his, { text: "Bij de overburen" }, anna)
  app.services.notes.remove(his, office)
  expect(texts(onJob())).toEqual([plain.text])
})

test("who saves second is told that it was changed meanwhile, and nothing is lost of the first", () => {
  const id = add()
  change(id, { text: "Eerste" }, office, 1)
  expect(() => change(id, { text: "Tweede" }, office, 1)).toThrow(refusal("notes.changedMeanwhile"))
  expect(one(id).text).toBe("Eerste")
})

test("a task is a notice of whose it is from its day on, until anybody ticks it off", () => {
  const id = add({ dueOn: "2026-11-23", assigneeId: anna.id }, anna)
  expect(notices(anna)).toEqual([])
  app.clock.set("2026-11-23T06:00:00Z")
  expect([notices(anna), notices(office)]).toEqual([[`notes.task.${id}`], []])
  app.services.notes.setDone(id, true, office)
  expect(notices(anna)).toEqual([])
  app.services.notes.setDone(id, false, office)
  expect(notices(anna)).toEqual([`notes.task.${id}`])
})

test("more tasks than fit are told together", () => {
  for (let nth = 0; nth < 7; nth++) add({ dueOn: "2026-11-20", assigneeId: office.id })
  const all = app.services.noteNotices(office)
  expect(all).toHaveLength(5)
  expect(all.at(-1)).toMatchObject({ key: "notes.moreTasks", count: 3, href: "/taken" })
})

test("who is called, or given a task for later, hears of it until he read it", () => {
  const id = add({ text: "Vraag het @Anna" })
  const later = add({ dueOn: "2026-12-01", assigneeId: anna.id })
  expect(notices(anna)).toEqual([`notes.call.${id}`, `notes.call.${later}`])
  expect(read(onJob(), anna).notes.map(({ unseen }) => unseen)).toEqual([true, true])
  app.services.notes.see([id, later], anna)
  expect(notices(anna)).toEqual([])
  change(id, { text: "Vraag het @Anna vandaag" })
  expect(notices(anna)).toEqual([])
  change(id, { text: "Laat maar" })
  change(id, { text: "Toch aan @Anna vragen" })
  expect(notices(anna)).toEqual([`notes.call.${id}`])
})

test("nobody hears of what he wrote himself", () => {
  add({ text: "@Anna zelf", dueOn: "2026-12-01", assigneeId: anna.id }, anna)
  expect(notices(anna)).toEqual([])
})

test("what its reader may not open can't call him or be his task", () => {
  const card = { kind: "customer", id: customer } as const
  expect(() => add({ about: card, text: "@Anna bel even" })).toThrow(wrong("text", "calledCantRead"))
  expect(() => add({ officeOnly: true, dueOn: "2026-12-01", assigneeId: anna.id })).toThrow(
    wrong("assigneeId", "cantRead"),
  )
  expect(texts(card)).toEqual([])
})

test("who left is given no task, and the office hears of those that he had", () => {
  const id = add({ dueOn: "2026-11-20", assigneeId: anna.id })
  app.db.$client.run("UPDATE accounts SET disabled_at = '2026-11-21T11:00:00Z' WHERE username = 'anna'")
  expect(notices(office)).toEqual([`notes.task.${id}`])
  expect(() => add({ dueOn: "2026-12-01", assigneeId: anna.id })).toThrow(wrong("assigneeId", "personGone"))
  add({ text: "@Anna is er niet meer" })
  expect(read(onJob()).people.map(({ name }) => name)).not.toContain("Anna Wisse")
})

test.each([
  [{ dueOn: "2026-12-01" }, "assigneeId", "whoMissing"],
  [{ assigneeId: 1 }, "dueOn", "dayMissing"],
  [{ dueOn: "2099-01-01", assigneeId: 1 }, "dueOn", "farOff"],
])("a task with %j is refused at its field, and nothing is kept", (over, field, code) => {
  expect(() => add(over)).toThrow(wrong(field, code))
  expect(read(onJob()).total).toBe(0)
})

test("a note about what is not there is refused", () => {
  for (const kind of ["customer", "project", "quotation", "message"] as const)
    expect(() => add({ about: { kind, id: 999 } })).toThrow(expect.objectContaining({ status: 404 }))
})

test("a note that is no task any more is not done any more", () => {
  const id = add({ dueOn: "2026-12-01", assigneeId: office.id })
  app.services.notes.setDone(id, true, office)
  change(id, {})
  expect(one(id)).toMatchObject({ dueOn: null, assignee: null, doneAt: null })
  expect(() => app.services.notes.setDone(id, true, office)).toThrow(refusal("notes.noTask"))
})

test("the same note sent twice is one note", () => {
  expect(add({}, office, "note-0000001")).toBe(add({}, office, "note-0000001"))
  expect(read(onJob()).total).toBe(1)
})

test("what was removed can be put back for a month, and is gone after it with whom it called", async () => {
  const id = add({ text: "Vraag @Anna" })
  app.services.notes.remove(id, office)
  expect([texts(onJob()), notices(anna)]).toEqual([[], []])
  app.clock.pass(29 * 86_400)
  await app.services.notes.sweep()
  app.services.notes.restore(id, office)
  expect(texts(onJob())).toEqual(["Vraag @Anna"])
  app.services.notes.remove(id, office)
  app.clock.pass(31 * 86_400)
  await app.services.notes.sweep()
  expect(() => app.services.notes.restore(id, office)).toThrow(refusal("notes.notFound"))
  expect(app.db.$client.query("SELECT count(*) AS n FROM note_calls").get()).toEqual({ n: 0 })
})

test("notes of a double are read on the card that he was joined to, and new ones go there", async () => {
  const double = app.services.customers.add({ name: "Maas", phone: "0612345678" }, office)
  add({ about: { kind: "customer", id: double }, text: "Van de dubbele" })
  await app.services.customerFile.merge(customer, double, office)
  add({ about: { kind: "customer", id: double }, text: "Erna" })
  expect(texts({ kind: "customer", id: customer })).toEqual(["Erna", "Van de dubbele"])
  expect(told("customer", customer)).toEqual(["customer.noted"])
})

test("open tasks stand first, then the newest, so many at a time", () => {
  const task = add({ text: "Taak", dueOn: "2026-12-01", assigneeId: office.id })
  add({ text: "Eerste" })
  add({ text: "Tweede" })
  expect(texts(onJob())).toEqual(["Taak", "Tweede", "Eerste"])
  app.services.notes.setDone(task, true, office)
  expect(texts(onJob())).toEqual(["Tweede", "Eerste", "Taak"])
  const some = app.services.notesView.about({ ...onJob(), most: 2 }, office)
  expect([some.notes.length, some.total]).toEqual([2, 3])
})

test("of tasks everybody sees his own, the office all of them, and what was done the last first", () => {
  const his = add({ text: "Van Anna", dueOn: "2026-12-01", assigneeId: anna.id })
  const ours = add({ text: "Van kantoor", dueOn: "2026-11-25", assigneeId: office.id })
  const pile = (name: "mine" | "all" | "done", by: User) =>
    app.services.notesView.tasks(name, by).tasks.map(({ text }) => text)
  expect([pile("mine", office), pile("all", office)]).toEqual([["Van kantoor"], ["Van kantoor", "Van Anna"]])
  expect(pile("all", anna)).toEqual(["Van Anna"])
  app.services.notes.setDone(ours, true, office)
  app.clock.pass(60)
  app.services.notes.setDone(his, true, anna)
  expect([pile("done", office), pile("done", anna)]).toEqual([["Van Anna", "Van kantoor"], ["Van Anna"]])
})

test("a change of a note is taken back from the list of recent changes", () => {
  const id = add()
  const [line] = app.services.access.log
    .about("project", job)
    .filter(({ action }) => action === "project.noted")
  const { actions } = app.services.gathered.changed.find((one) => "project.noted" in one.actions)!
  const back = actions["project.noted"]!.back!(line!)!
  back(office)
  expect(texts(onJob())).toEqual([])
  expect(actions["project.noted"]!.back!(line!)).toBeUndefined()
  app.services.notes.restore(id, office)
})
