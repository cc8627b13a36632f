import { expect, test } from "bun:test"
import { givenApp, jsonRequest } from "#src/testing.ts"
import { createHealth } from "./health.ts"

test("the server is well as long as its database answers, for anyone who asks", async () => {
  const app = await givenApp()
  const ask = () => app.handle(jsonRequest("GET", "/api/health"))
  const well = await ask()
  expect([well.status, await well.json()]).toEqual([200, { ok: true }])
  await app.close()
  const silent = await ask()
  expect([silent.status, await silent.json()]).toEqual([
    503,
    {
      success: false,
      code: "settings.databaseSilent",
      error: "De database antwoordt niet. Vraag wie de server beheert om te kijken.",
    },
  ])
})

test("at its first start the server is ready once its first account is there", async () => {
  const app = await givenApp()
  const accounts: string[] = []
  const health = createHealth(app.db, () => accounts.length > 0)
  expect(health).toThrow("settings.starting")
  accounts.push("kantoor")
  expect(health()).toEqual({ ok: true })
  await app.close()
})
