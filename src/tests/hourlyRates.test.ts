import { expect, test } from "bun:test"
import { givenHours, lastOf, versionOf } from "#modules/gps/approval/hours.testing.ts"
import { sampleSubmission } from "#modules/quotes/sample.ts"
import { givenApp, type TestApp } from "../testing.ts"
import { asking } from "./asking.testing.ts"
import { permissions } from "./permissions.testing.ts"

type Ask = Awaited<ReturnType<typeof asking>>

/** All that a manager can read. */
const looks = permissions.flatMap(([call, least]) =>
  call.startsWith("GET ") && least !== "owner"
    ? [call.slice("GET /api".length).replaceAll(/:\w+\??/g, "1")]
    : [],
)

/** What differs by chance. */
const chance = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=(manager|owner|worker)-)[0-9a-f]{8}/g

async function seenBy(ask: Ask, app: TestApp): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  for (const path of looks) {
    const { headers, bytes } = await ask("GET", path)
    const type = headers.get("content-type") ?? ""
    if (/json|csv/.test(type)) seen[path] = new TextDecoder().decode(bytes).replaceAll(chance, "")
  }
  // The nacalculatie is made of these.
  seen.booked = JSON.stringify(app.services.ledger.linesFor(1, lastOf(app, "manager")))
  return seen
}

/** All that a manager sees while hours are approved and taken back, as often as he likes, of one and of two people. */
async function seenWhile([first, second]: [number, number]): Promise<Record<string, string>[]> {
  const app = await givenApp()
  await app.services.jobs.stop()
  try {
    const [owner, manager] = [await asking(app, "owner"), await asking(app, "manager")]
    const people: number[] = []
    for (const rate of [first, second]) {
      await asking(app, "worker")
      const accountId = lastOf(app, "worker").id
      people.push(accountId)
      expect((await owner("POST", "/cost-rates", { accountId, since: "2026-01-01", rate })).status).toBe(200)
    }
    app.services.quotes.submit(sampleSubmission(), null, "a")
    const [daan, jan] = people.map((accountId) => givenHours(app, { accountId, projectId: 1 }))
    const seen: Record<string, string>[] = []
    const look = async () => seen.push(await seenBy(manager, app))
    const approve = async (entryId: number) =>
      expect((await manager("POST", "/hours-approval/approve", { entryId })).status).toBe(200)
    await look()
    await approve(daan!)
    await look()
    await approve(jan!)
    await look()
    const back = { version: versionOf(app, daan!), reason: "Toch niet" }
    expect((await manager("POST", `/hours-approval/${daan}/reopen`, back)).status).toBe(200)
    await look()
    const { version } = (await manager("GET", "/projects/1")).reply
    await manager("PUT", "/projects/1/status", { status: "completed", version })
    await look()
    return seen
  } finally {
    await app.close()
  }
}

test("whatever an hour of somebody costs, who is no owner sees the same, before and after an approval", async () => {
  const [cheap, dear] = [await seenWhile([42.5, 35]), await seenWhile([61.75, 50])]
  for (const [index, seen] of cheap.entries()) expect(dear[index]).toEqual(seen)
  expect(looks.length).toBeGreaterThan(40)
})
