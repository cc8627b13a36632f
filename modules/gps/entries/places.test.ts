import { expect, test } from "bun:test"
import { givenApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"

test("where work began is gone 28 days after it was approved or put away, also from what was answered", async () => {
  const app = await givenApp()
  const [worker, manager] = [await asking(app, "worker"), await asking(app, "manager")]
  const location = { latitude: 51.6543, longitude: 3.9123 }
  const worked = async () => {
    const { id } = (await worker("POST", "/gps-tracking/start", { kind: "general", location })).reply
    app.clock.pass(300)
    await worker("POST", `/gps-tracking/stop/${id}`, { location })
    return id as number
  }
  const [approved, away, open] = [await worked(), await worked(), await worked()]
  const office = app.services.access.list().find(({ role }) => role === "manager")!
  app.services.approval.approve({ entryId: approved }, "approve-once", office)
  await manager("PUT", `/gps-tracking/entries/${away}/removed`, { removed: true, reason: "dubbel" })
  const places = () =>
    app.db.$client
      .query(
        "SELECT id FROM time_entries WHERE coalesce(start_latitude, start_longitude, start_accuracy, end_latitude) IS NOT NULL",
      )
      .values()
      .flat()
  const days = (count: number) => {
    app.clock.pass(count * 24 * 3600 - 60)
    app.services.entries.forgetPlaces()
    return places()
  }
  expect(days(28)).toEqual([approved, away, open])
  app.clock.pass(120)
  expect(days(1)).toEqual([open])
  expect(JSON.stringify(app.db.$client.query("SELECT reply FROM replays").all())).not.toContain("51.65")
  await app.close()
})
