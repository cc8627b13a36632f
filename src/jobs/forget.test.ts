import { expect, test } from "bun:test"
import { givenApp } from "../testing.ts"
import { heldDuring } from "./eventLoop.testing.ts"
import { longestHold } from "./eventLoop.ts"

test("all that is over is forgotten and nothing else, however much there is, and nobody waits", async () => {
  const app = await givenApp({ onDisk: true })
  const { db, clock, services } = app
  // Each year a fifth of them begins, and each try is a year later.
  db.$client.run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
    INSERT INTO sessions (token_hash, account_id, created_at, seen_at)
    SELECT hex(randomblob(16)), 1, (2026 + i % 5) || '-01-01T00:00:00.000Z', (2026 + i % 5) || '-01-01T00:00:00.000Z' FROM n`)
  const held = await heldDuring(() => {
    clock.pass(365 * 24 * 3600)
    return services.access.sweep()
  })
  expect(held).toBeLessThan(longestHold)
  const left = db.$client.query("SELECT DISTINCT substr(created_at, 1, 4) AS year FROM sessions").all()
  expect(left).toEqual([{ year: "2030" }])
  await app.close()
})
