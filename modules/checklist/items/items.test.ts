import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { listIn, shipped } from "../catalogue/catalogue.ts"
import { itemTable } from "../catalogue/items.ts"
import { givenEvening } from "../evening.testing.ts"
import type { ListedItem } from "../schema.ts"

let app: TestApp
let owner: Awaited<ReturnType<typeof givenEvening>>
beforeEach(async () => {
  app = await givenApp()
  owner = await givenEvening(app, "owner")
})
afterEach(() => app.close())

const list = async (): Promise<ListedItem[]> => (await owner.ask("GET", "/checklist-items")).reply
const item = async (code: string) => (await list()).find((one) => one.code === code)!
const change = async (code: string, over: Partial<ListedItem>) => {
  const { category, task, priority, who, off, version } = await item(code)
  const wish = { category, task, priority, who, off, version, ...over }
  return owner.ask("PUT", `/checklist-items/${code}`, wish)
}
const rows = () =>
  app.db.$client
    .query<Record<string, unknown>, []>(
      "SELECT code, category, task, priority, who, place, off FROM checklist_items",
    )
    .all()

test("each category of a builder's day has items, in the order of the list", () => {
  expect(shipped).toHaveLength(33)
  expect(new Set(shipped.map(({ category }) => category)).size).toBe(14)
})

test("an item keeps its place when a release puts another before it", () => {
  const placesIn = (list: typeof shipped) =>
    list.filter(({ code }) => code !== "hours.first").map(({ code, place }) => [code, place])
  const [head, blank, ...lines] = itemTable.trim().split("\n")
  const first = lines[0]!.replace("hours.own", "hours.first").replace(/\| 10 /, "| 5 ")
  expect(placesIn(listIn([head, blank, first, ...lines].join("\n")))).toEqual(placesIn(shipped))
  for (const items of Map.groupBy(shipped, ({ category }) => category).values())
    expect(items.map(({ place }) => place)).toEqual(items.map((_, at) => (at + 1) * 10))
})

test("of an item that is changed only the difference is kept, and it is seen at once", async () => {
  expect((await change("waste.cleared", { priority: "high" })).status).toBe(200)
  expect(rows()).toEqual([
    { code: "waste.cleared", category: null, task: null, priority: "high", who: null, place: null, off: 0 },
  ])
  expect(await item("waste.cleared")).toMatchObject({ changed: true, own: false, version: 1 })
  const { items } = await owner.open()
  expect(items.find(({ id }) => id === "waste.cleared")!.priority).toBe("high")
})

test("an item that is switched off is on no list, and comes back as it was", async () => {
  await change("waste.cleared", { off: true })
  expect((await owner.open()).items.some(({ id }) => id === "waste.cleared")).toBe(false)
  await change("waste.cleared", { off: false })
  expect((await owner.open()).items.some(({ id }) => id === "waste.cleared")).toBe(true)
})

test("an own item is on the list of whom it is for alone", async () => {
  const wish = { task: "Alarm van de loods staat aan", category: "safety", priority: "high", who: "office" }
  expect((await owner.ask("POST", "/checklist-items", wish)).reply).toMatchObject({
    code: "own.1",
    own: true,
  })
  const worker = await givenEvening(app, "worker")
  const sees = async (who: typeof owner) => (await who.open()).items.some(({ id }) => id === "own.1")
  expect([await sees(owner), await sees(worker)]).toEqual([true, false])
  await change("own.1", { who: "site" })
  expect([await sees(owner), await sees(worker)]).toEqual([false, true])
})

test("an item whose adding did not hold is on no list", async () => {
  app.db.$client.run(
    "CREATE TRIGGER full BEFORE INSERT ON replays BEGIN SELECT raise(ABORT, 'disk is full'); END",
  )
  const wish = { task: "Alarm van de loods staat aan", category: "safety", priority: "high", who: "office" }
  const key = { "idempotency-key": "alarm-van-de-loods" }
  expect((await owner.ask("POST", "/checklist-items", wish, key)).status).toBe(500)
  expect((await list()).some(({ own }) => own)).toBe(false)
})

test("an item changes places with its neighbour, within its category", async () => {
  const order = async () =>
    (await list()).filter(({ category }) => category === "waste").map(({ code }) => code)
  expect(await order()).toEqual(["waste.cleared", "waste.container"])
  const move = (to: string, version: number) =>
    owner.ask("POST", "/checklist-items/waste.container/move", { to, version })
  await move("up", 0)
  expect(await order()).toEqual(["waste.container", "waste.cleared"])
  expect((await move("up", 1)).reply.code).toBe("checklist.noFurther")
  expect((await move("down", 0)).reply.code).toBe("checklist.changedMeanwhile")
})

test("who saves second is told, and an item that never was is not found", async () => {
  await change("waste.cleared", { task: "Bouwplaats is leeg" })
  const second = await change("waste.cleared", { version: 0 })
  expect([second.status, second.reply.code]).toEqual([409, "checklist.changedMeanwhile"])
  const { task, category, priority, who } = await item("waste.cleared")
  const wish = { task, category, priority, who, off: false, version: 0 }
  expect((await owner.ask("PUT", "/checklist-items/own.9", wish)).status).toBe(404)
})

test("a change is not taken back over a later one, whatever that was of", async () => {
  await change("waste.cleared", { task: "Bouwplaats is leeg" })
  const lines = async () =>
    (await owner.ask("GET", "/changes")).reply.changes.filter(
      ({ action }: { action: string }) => action === "evening.itemChanged",
    )
  const [line] = await lines()
  await change("waste.cleared", { priority: "high" })
  expect((await owner.ask("POST", `/changes/${line.id}/undo`)).status).toBe(409)
  expect(await item("waste.cleared")).toMatchObject({ task: "Bouwplaats is leeg", priority: "high" })
})

test("a change can be taken back from the list of recent changes", async () => {
  await change("waste.cleared", { task: "Bouwplaats is leeg" })
  const recent = (await owner.ask("GET", "/changes")).reply
  const line = recent.changes.find(({ action }: { action: string }) => action === "evening.itemChanged")
  expect(line.details).toEqual({ task: "Bouwplaats is leeg" })
  expect((await owner.ask("POST", `/changes/${line.id}/undo`)).status).toBe(200)
  expect((await item("waste.cleared")).task).toBe("Bouwplaats is opgeruimd en bezemschoon")
})
