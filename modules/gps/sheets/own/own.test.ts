import { afterEach, beforeEach, expect, test } from "bun:test"
import { unzipSync } from "fflate"
import { readCsv } from "#src/shared/csv.ts"
import { givenApp, jsonRequest, type TestApp } from "#src/testing.ts"
import { positions, timeBreaks, timeEntries } from "../../table.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

async function someone() {
  const headers = await app.signIn("worker")
  return { headers, me: app.services.access.who(headers.cookie.split("=")[1])! }
}

async function download(headers: { cookie: string }) {
  const reply = await app.handle(jsonRequest("GET", "/api/gps-tracking/mine", { headers }))
  expect(reply.headers.get("content-type")).toBe("application/zip")
  const files = unzipSync(await reply.bytes())
  const text = (name: string) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(files[name])
  return {
    names: Object.keys(files),
    text,
    rows: (name: string) => readCsv(text(name), { maxRows: 200_000 }),
  }
}

function entryOf(accountId: number, from = "2026-11-20T07:00:00.000Z", to = "2026-11-20T15:30:00.000Z") {
  return app.db
    .insert(timeEntries)
    .values({
      ...{ ref: crypto.randomUUID(), accountId, kind: "general", source: "timer", note: "=geheim" },
      ...{ startedAt: from, endedAt: to, createdAt: from },
    })
    .returning()
    .get().id
}

test("one gets all of one's own, what was changed and put away included, and nothing of another", async () => {
  const [anna, bas] = [await someone(), await someone()]
  const [first, second] = [
    entryOf(anna.me.id),
    entryOf(anna.me.id, "2026-11-19T07:00:00.000Z", "2026-11-19T09:00:00.000Z"),
  ]
  const foreign = entryOf(bas.me.id)
  for (const entryId of [first, foreign])
    app.db
      .insert(timeBreaks)
      .values({ entryId, startedAt: "2026-11-20T11:00:00.000Z", endedAt: "2026-11-20T11:30:00.000Z" })
      .run()
  for (const entryId of [first, foreign])
    app.db
      .insert(positions)
      .values({
        ...{ entryId, deviceAt: "2026-11-20T07:00:05.000Z", at: "2026-11-20T07:00:05.000Z" },
        ...{ latitude: 51.65, longitude: entryId === first ? 3.92 : 4.99, accuracy: 8 },
      })
      .run()
  const { access } = app.services
  access.log.record("hours.corrected", { kind: "hours", id: first }, bas.me.id, {
    ...{ reason: "Vergeten te stoppen", before: { end: "16:00" }, after: { end: "16:30" } },
  })
  access.log.record("hours.approved", { kind: "hours", id: first }, bas.me.id, { contractorCents: 98765 })
  for (const [message, { me }] of [
    ["Vul uw einde in", anna],
    ["Van een ander", bas],
  ] as const)
    app.services.hourReminders.add({ message, reminderDate: "2026-11-22" }, null, me)
  access.log.record("gps.noticeAnswered", { kind: "account", id: anna.me.id }, anna.me.id, {
    ...{ answer: "yes", version: "1", device: "iPhone" },
  })
  app.db.$client.run("UPDATE time_entries SET removed_at = ? WHERE id = ?", [
    "2026-11-20T16:00:00.000Z",
    second,
  ])

  const zip = await download(anna.headers)
  expect(zip.names).toEqual([
    ...["leesmij.txt", "uren.csv", "wijzigingen.csv", "pauzes.csv", "posities.csv", "bewegingstaken.csv"],
    ...["bewegingsdetectie.csv", "herinneringen.csv", "privacymelding.csv"],
  ])
  expect(zip.rows("uren.csv").map(([id]) => id)).toEqual(["Nummer", String(second), String(first)])
  const [head, removed, kept] = zip.rows("uren.csv")
  const at = (name: string) => head!.indexOf(name)
  expect([removed![at("Verwijderd op")], kept![at("Verwijderd op")]]).toEqual(["20-11-2026 17:00", ""])
  expect([kept![at("Begin")], kept![at("Minuten")], kept![at("Pauze (min)")]]).toEqual([
    ...["20-11-2026 08:00", "480", "30"],
  ])
  expect(zip.text("uren.csv")).toContain("'=geheim")
  expect(zip.rows("pauzes.csv").slice(1)).toEqual([[String(first), "20-11-2026 12:00", "20-11-2026 12:30"]])
  expect(
    zip
      .rows("posities.csv")
      .slice(1)
      .map((row) => row[4]),
  ).toEqual(["3,92"])
  expect(zip.rows("wijzigingen.csv")[1]!.slice(3)).toEqual([
    ...["Gewijzigd", "Vergeten te stoppen", "einde: 16:00", "einde: 16:30"],
  ])
  expect(zip.text("wijzigingen.csv")).not.toContain("98765")
  expect(
    zip
      .rows("herinneringen.csv")
      .slice(1)
      .map(([, message]) => message),
  ).toEqual(["Vul uw einde in"])
  expect(zip.rows("privacymelding.csv")[1]!.slice(1)).toEqual(["Ja", "1", "iPhone"])
  expect(zip.text("leesmij.txt")).toContain("Na 7 dagen zijn ze weg")
})

test("twenty thousand points come whole, while others have their turn", async () => {
  const { headers, me } = await someone()
  const entryId = entryOf(me.id)
  const first = Date.parse("2026-11-20T07:00:00Z")
  const add = app.db.$client.prepare("INSERT INTO positions VALUES (?, ?, ?, 51.65, 3.92, 8, NULL)")
  app.db.$client.transaction(() => {
    for (let at = 0; at < 20_000; at++) {
      const instant = new Date(first + at * 300).toISOString()
      add.run(entryId, instant, instant)
    }
  })()
  let turns = 0
  let done = false
  const turn = () => {
    turns++
    if (!done) setImmediate(turn)
  }
  turn()
  const zip = await download(headers)
  done = true
  expect(zip.rows("posities.csv").length).toBe(20_001)
  // As many as there are pieces of a thousand points, at least.
  expect(turns).toBeGreaterThan(20)
})
