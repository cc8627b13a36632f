import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { home, off } from "./noisy.testing.ts"
import { phoneOf } from "./phone.testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const stored = () =>
  app.db.$client
    .query("SELECT device_at AS deviceAt, at, doubt, accuracy FROM positions ORDER BY at, device_at")
    .all() as { deviceAt: string; at: string; doubt: string | null; accuracy: number }[]
const position = (timestamp: string, metres = 0, more: object = {}) => ({
  ...off(home, metres),
  accuracy: 6,
  timestamp,
  ...more,
})

test("a batch that comes three times is kept once, and what is wrong in it is refused one by one", async () => {
  const phone = await phoneOf(app)
  const { id } = await phone.start()
  app.clock.set("2026-11-21T11:10:00Z")
  const batch = [
    position("2026-11-21T11:00:40Z", 20),
    position("2026-11-21T11:00:20Z", 5),
    position("2026-11-21T11:00:30Z", 500_000),
    position("2026-11-21T11:00:50Z", 25, { accuracy: 5_000 }),
    position("2026-11-23T11:01:00Z", 25),
    position("2026-11-21T11:01:00Z", 0, { latitude: 91 }),
    position("2026-11-21T11:01:00Z", 0, { longitude: Number.NaN }),
    position("2026-11-21T11:01:00Z", 0, { latitude: "52.1" }),
    position("2026-11-21T11:01:00Z", 0, { accuracy: -1 }),
    position("gisteren"),
    position("2026-11-21T10:00:00Z"),
  ]
  const first = await phone.send(id, batch)
  expect(first.body).toMatchObject({ success: true, stored: 5, known: 0 })
  expect(
    first.body.rejected.map(({ index, code }: { index: number; code: string }) => [index, code]),
  ).toEqual([
    [5, "place"],
    [6, "place"],
    [7, "place"],
    [8, "place"],
    [9, "time"],
    [10, "outside"],
  ])
  expect(first.body.rejected[0].error).toBe("Deze positie is geen plek op aarde.")
  for (const again of [batch, batch.toReversed()])
    expect((await phone.send(id, again)).body).toMatchObject({ stored: 0, known: 5 })
  expect(stored().map(({ deviceAt, doubt }) => [deviceAt.slice(8, 19), doubt])).toEqual([
    ["21T11:00:20", null],
    ["21T11:00:30", "jump"],
    ["21T11:00:40", null],
    ["21T11:00:50", "inaccurate"],
    ["23T11:01:00", "clock"],
  ])
  // What is still to come by the phone's clock is now.
  expect(stored().at(-1)!.at).toBe("2026-11-21T11:10:00.000Z")
})

test("10,000 positions of a week offline arrive, by a clock that is two hours ahead", async () => {
  const phone = await phoneOf(app, { ahead: 7200 })
  const { id } = await phone.start()
  const day = 24 * 3600
  // Six days later the phone has a connection again; its session was forgotten meanwhile.
  app.db.$client.run("UPDATE time_entries SET forgotten_at = '2026-11-26T11:00:00.000Z' WHERE id = ?", [id])
  app.clock.pass(6 * day)
  await phone.signInAgain()
  const from = Date.parse("2026-11-21T11:00:00Z")
  const all = Array.from({ length: 10_000 }, (_, index) =>
    position(phone.clock(new Date(from + index * 40_000)), index % 2 ? 12 : 0),
  )
  let taken = 0
  for (let sent = 0; sent < all.length; sent += 1000)
    taken += (await phone.send(id, all.slice(sent, sent + 1000))).body.stored
  expect(taken).toBe(10_000)
  const rows = stored()
  expect(rows).toHaveLength(10_000)
  expect(rows.filter(({ doubt }) => doubt !== null)).toEqual([])
  // The server's clock decides, the phone's is kept beside it.
  expect(rows[0]).toMatchObject({ at: "2026-11-21T11:00:00.000Z", deviceAt: "2026-11-21T13:00:00.000Z" })
  // A day later still, what is older than seven days is not taken.
  app.clock.pass(2 * day)
  await phone.signInAgain()
  const late = await phone.send(id, [position(phone.clock("2026-11-21T11:00:05Z"))])
  expect(late.body).toMatchObject({ stored: 0, rejected: [{ index: 0, code: "expired" }] })
})

test("nothing is kept of before the start, of breaks, and of after the end, but what clocks differ by", async () => {
  const phone = await phoneOf(app)
  const { id } = await phone.start()
  app.clock.set("2026-11-21T11:20:00Z")
  await phone.ask("POST", `/api/gps-tracking/pause/${id}`, {})
  app.clock.set("2026-11-21T11:40:00Z")
  await phone.ask("POST", `/api/gps-tracking/resume/${id}`, {})
  app.clock.set("2026-11-21T11:50:00Z")
  await phone.stop(id)
  app.clock.set("2026-11-21T12:00:00Z")
  const times = [
    "10:58:59",
    "10:59:30",
    "11:19:59",
    "11:30:00",
    "11:39:30",
    "11:40:01",
    "11:50:30",
    "11:55:00",
  ]
  const { body } = await phone.send(
    id,
    times.map((time) => position(`2026-11-21T${time}Z`)),
  )
  expect(body.rejected.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
    [0, "outside"],
    [3, "outside"],
    [7, "outside"],
  ])
})

test("nobody adds to another's session, or to one that isn't there", async () => {
  const phone = await phoneOf(app)
  const other = await phoneOf(app, { role: "owner" })
  const { id, ref } = await phone.start()
  const now = [position(phone.clock())]
  for (const session of [id, ref, 999, crypto.randomUUID()])
    expect((await other.send(session, now)).status).toBe(404)
  expect((await phone.send(ref, now)).body.stored).toBe(1)
  expect((await phone.send(id, Array(1001).fill(now[0]))).status).toBe(422)
  expect((await phone.send(id, [])).body).toEqual({ success: true, stored: 0, known: 0, rejected: [] })
})

test("positions that come late are judged by what was measured around them", async () => {
  const phone = await phoneOf(app)
  const { id } = await phone.start()
  app.clock.set("2026-11-21T11:10:00Z")
  const at = (second: number, metres: number) => position(`2026-11-21T11:05:${second}Z`, metres)
  await phone.send(id, [at(10, 0), at(50, 40)])
  await phone.send(id, [at(30, 20), at(40, 9_000), at(20, 8_000)])
  expect(stored().map(({ doubt }) => doubt)).toEqual([null, "jump", null, "jump", null])
})

test("a day's track tells where one stood, how far one went, and when nothing was measured", async () => {
  const work = { name: "Dakkapel", ...off(home, 900), startDate: "2026-11-20", endDate: "2026-11-27" }
  await (await phoneOf(app, { role: "manager" })).ask("POST", "/api/projects", work)
  const phone = await phoneOf(app)
  const { id, accountId } = await phone.start()
  app.clock.set("2026-11-21T11:52:00Z")
  const minute = (from: number, to: number, metres: (minute: number) => number) =>
    Array.from({ length: (to - from) * 6 }, (_, index) => from + index / 6).map((each) =>
      position(new Date(Date.parse("2026-11-21T11:00:00Z") + each * 60_000).toISOString(), metres(each)),
    )
  await phone.send(id, [
    ...minute(0, 10, () => 0),
    ...minute(10, 13, (each) => (each - 10) * 300),
    ...minute(13, 23, () => 900),
    ...minute(40, 50, () => 900),
  ])
  const track = await phone.track()
  expect(track.stops.map(({ minutes, projectName }: never) => [minutes, projectName])).toEqual([
    [10, null],
    [10, "Dakkapel"],
    [10, "Dakkapel"],
  ])
  expect(track.gaps).toEqual([{ from: "2026-11-21T11:22:50.000Z", to: "2026-11-21T11:40:00.000Z" }])
  expect(track.metres).toBeGreaterThan(880)
  expect(track.metres).toBeLessThan(920)
  expect(track).toMatchObject({ day: "2026-11-21", movingMinutes: 3, stillMinutes: 30 })
  expect(track.points).toHaveLength(33 * 6)

  // Of another only for the office, and only when the owner allows it.
  const [colleague, boss] = [await phoneOf(app), await phoneOf(app, { role: "manager" })]
  const query = `?accountId=${accountId}`
  expect((await colleague.track(query)).error).toBe("U kunt alleen uw eigen route zien.")
  expect((await boss.track(query)).error).toStartWith("Routes van anderen kunt u niet zien.")
  app.services.settings.save({ gpsTrails: true }, null)
  // What was recorded under the promise that nobody else sees it stays so.
  expect(await boss.track(query)).toMatchObject({ points: [], stops: [], gaps: [], metres: 0 })
  expect((await colleague.track(query)).error).toBe("U kunt alleen uw eigen route zien.")
  await phone.signInAgain()
  expect(await phone.track("?day=2026-11-20")).toMatchObject({ points: [], stops: [], gaps: [], metres: 0 })
})

test("nobody was on his way in a break or between two sessions", async () => {
  const phone = await phoneOf(app)
  const { id } = await phone.start()
  const at = (time: string) => `2026-11-21T${time}.000Z`
  for (const [time, path] of [
    ["11:20:00", "pause"],
    ["11:22:00", "resume"],
    ["11:30:00", "stop"],
  ] as const) {
    app.clock.set(at(time))
    await phone.ask("POST", `/api/gps-tracking/${path}/${id}`, {})
  }
  const minutes = (hour: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => position(at(`${hour}:${from + index}:00`)))
  await phone.send(id, [...minutes(11, 10, 20), ...minutes(11, 22, 30)])
  app.clock.set(at("12:10:00"))
  await phone.signInAgain()
  const { id: later } = await phone.start()
  app.clock.set(at("12:20:00"))
  await phone.send(later, minutes(12, 10, 20))
  expect((await phone.track()).gaps.slice(-2)).toEqual([
    { from: at("11:20:00"), to: at("11:22:00") },
    { from: at("11:30:00"), to: at("12:10:00") },
  ])
})

test("the office sees another's route from when he was told so and the owner allowed it, not what was before", async () => {
  const [phone, boss] = [await phoneOf(app), await phoneOf(app, { role: "manager" })]
  const { id, accountId } = await phone.start()
  const allow = (gpsTrails: boolean) => app.services.settings.save({ gpsTrails }, null)
  const answers = (version: string) =>
    phone.ask("POST", "/api/gps-tracking/notice", { answer: "yes", version })
  const measures = async (time: string) => {
    app.clock.set(`2026-11-21T${time}Z`)
    await phone.send(id, [position(`2026-11-21T${time}Z`)])
  }
  const seen = async () =>
    (await boss.track(`?accountId=${accountId}`)).points.map(({ at }: { at: string }) => at.slice(11, 19))
  await answers((await phone.ask("GET", "/api/gps-tracking/now")).body.noticeVersion)
  await measures("11:02:00")
  allow(true)
  await measures("11:04:00")
  expect(await seen()).toEqual([])
  app.clock.pass(30)
  await answers((await phone.ask("GET", "/api/gps-tracking/now")).body.noticeVersion)
  await measures("11:06:00")
  expect(await seen()).toEqual(["11:06:00"])
  allow(false)
  await measures("11:08:00")
  app.clock.pass(60)
  allow(true)
  await measures("11:09:30")
  allow(true)
  await measures("11:10:00")
  expect(await seen()).toEqual(["11:09:30", "11:10:00"])
  expect((await phone.track()).points).toHaveLength(6)
})

test("positions are gone after seven days, hours are kept", async () => {
  const phone = await phoneOf(app)
  const { id } = await phone.start()
  await phone.send(id, [position("2026-11-21T11:00:00Z")])
  app.clock.pass(600)
  await phone.send(id, [position("2026-11-21T11:10:00Z")])
  expect(app.services.positions.lastOf(id)).toBe("2026-11-21T11:10:00.000Z")
  app.clock.set("2026-11-28T11:00:01Z")
  await app.services.positions.sweep()
  expect(stored().map(({ at }) => at)).toEqual(["2026-11-21T11:10:00.000Z"])
  app.clock.set("2026-11-28T11:10:01Z")
  await app.services.schedule.runAll()
  expect(stored()).toEqual([])
  expect(app.services.positions.lastOf(id)).toBeNull()
  expect(app.db.$client.query("SELECT count(*) AS n FROM time_entries").get()).toEqual({ n: 1 })
})
