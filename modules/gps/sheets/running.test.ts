import { afterEach, beforeEach, expect, test } from "bun:test"
import { givenApp, type TestApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

test("of a project is told whose timer runs on it, and of no other", async () => {
  const ask = await asking(app, "manager")
  const [roof, bath] = [
    await ask("POST", "/projects", { name: "Dakkapel" }),
    await ask("POST", "/projects", { name: "Badkamer" }),
  ]
  const { id, name } = app.hire("Anna Wisse")
  const worked = (ref: string, project: number, begin: string, end: string | null) =>
    app.db.$client.run(
      `INSERT INTO time_entries (ref, account_id, project_id, kind, source, started_at, ended_at, created_at)
      VALUES (?, ?, ?, 'work', 'timer', ?, ?, ?)`,
      [ref, id, project, begin, end, begin],
    )
  worked("before", bath.reply.id, "2026-11-20T07:00:00Z", "2026-11-20T15:00:00Z")
  worked("now", roof.reply.id, "2026-11-21T09:00:00Z", null)
  const running = async (project: number) => (await ask("GET", `/projects/${project}/hours/running`)).reply
  expect(await running(roof.reply.id)).toEqual([
    { accountId: id, person: name, since: "2026-11-21T09:00:00Z" },
  ])
  expect(await running(bath.reply.id)).toEqual([])
  expect((await ask("GET", "/projects/999/hours/running")).status).toBe(404)
})
