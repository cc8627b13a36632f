import { expect, test } from "bun:test"
import { givenApp } from "#src/testing.ts"
import { asking } from "#src/tests/asking.testing.ts"

const wish = { message: "Bellen over de tegels", reminderDate: "2026-11-22" }

test("a worker reminds himself, whomever he names; the office reminds whom it names", async () => {
  const app = await givenApp()
  const [worker, manager] = [await asking(app, "worker"), await asking(app, "manager")]
  const me = (await worker("GET", "/user")).reply.id
  const his = await worker("POST", "/hours-approval/reminder", { ...wish, userId: 1 })
  expect([his.status, his.reply.userId]).toEqual([200, me])
  const forHim = await manager("POST", "/hours-approval/reminder", { ...wish, userId: me })
  expect([forHim.status, forHim.reply.userId]).toEqual([200, me])
  await app.close()
})
