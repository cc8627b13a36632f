import { afterAll, beforeAll, expect, test } from "bun:test"
import { join } from "node:path"
import { officeFor } from "#ui/app/office.ts"
import { staffTexts } from "#ui/app/staffTexts.ts"
import type { Tells } from "#ui/lib/module.ts"
import { givenApp, type TestApp } from "../testing.ts"

const root = join(import.meta.dir, "../..")
let app: TestApp
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.close())

/** In the log for other readers: who came in, what the program did, and what another line tells already. */
const notTold = [
  ...["login", "login.refused", "logout", "gps.noticeAnswered", "mail.tested", "secretLink.ended"],
  ...["request.read", "request.photoAdded", "request.documentsAsked"],
  ...["invoice.read", "invoice.unreadable", "hours.forgotten", "quotation.documentsMade"],
  ...["hours.approved", "hours.reopened", "hours.reminderMade", "hours.reminderDone"],
  ...["leave.rightSet", "leave.reportedSick", "leave.recovered", "leave.stillSick"],
  ...["project.quoted", "customer.joined", "change.takenBack"],
]
/** Made of a word in the code: what stands between the quotes there. */
const madeOf = [
  ...["project.{action}", 'project.{generated ? "generated" : "planned"}', "project.invoice{what}"],
  ...["quotation.{action}", "request.{disposition}", "message.{state}", "message.{what}"],
  ...["evening.{what}", "siteList.{what}", "leave.{did}", 'leave.{state === "asked" ? "askedAgain" : state}'],
  ...['leave.{backOn === null ? "stillSick" : "recovered"}'],
  ...["{kind}.{action}", "material.{action}", "materialOrder.{action}", "customer.contact{did}"],
  ...['invoice.{paidOn ? "paid" : "unpaid"}', "invoice.allocation{what}", "sales.{action}"],
]
const kindsTold = () => app.services.gathered.changed.flatMap(({ actions }) => Object.keys(actions))

test("every action in the log is told among the recent changes, or is named here as not", async () => {
  const recorded = new Set<string>()
  for await (const path of new Bun.Glob("{modules,src}/**/*.ts").scan(root))
    if (!/\.(test|testing)\.ts$/.test(path))
      for (const [, plain, made] of (await Bun.file(join(root, path)).text()).matchAll(
        /\brecord\(\s*(?:removed \? "hours\.removed" : )?(?:"([a-z]\w*(?:\.\w+)?)"|`([^`]+)`),/g,
      ))
        recorded.add(plain ?? made!.replaceAll("${", "{"))
  const told = new Set([...kindsTold(), ...notTold, ...madeOf])
  // 'markedSent' and such take their beginning from the service that records them.
  const unknown = [...recorded].filter((action) => action.includes(".") && !told.has(action))
  expect(unknown).toEqual([])
  expect(madeOf.filter((action) => !recorded.has(action))).toEqual([])
})

test("every change that is told has a sentence, and all that the sentence names", async () => {
  const found = await Promise.all(officeFor("owner").tells.map((load) => load()))
  const tells: Tells = Object.assign({}, ...found.map((module) => module.tells))
  const without: string[] = []
  for (const { actions } of app.services.gathered.changed)
    for (const [action, { tells: held = [], says }] of Object.entries(actions)) {
      const details = [...held, ...Object.keys(says?.({}) ?? {})]
      const tell = tells[action] ?? tells[action.split(".")[0]!]
      const text = typeof tell === "string" ? textAt(tell) : tell && historyOf(action)
      if (text === undefined) without.push(action)
      for (const [, hole] of (text ?? "").matchAll(/\{\{(\w+)\}\}/g))
        if (!details.includes(hole!)) without.push(`${action}: ${hole}`)
    }
  // Its days are put into words by the screen.
  expect(without).toEqual([])
})

const textAt = (key: string): string | undefined =>
  key
    .split(".")
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)?.[name], staffTexts) as string

/** Of what the screen makes itself: the history's sentence, or none with holes of its own. */
const historyOf = (action: string) => textAt(`projects.history.did.${action.split(".")[1]}`) ?? ""
