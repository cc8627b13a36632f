import { afterEach, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createTaskProcess, type Limits, type TaskProcess } from "./process.ts"
import { createRoom, type Room } from "./room.ts"

const open: TaskProcess<string, string, string>[] = []

function given({
  idleSeconds = 30,
  room = createRoom(400),
  ...limits
}: Partial<Limits> & { idleSeconds?: number; room?: Room } = {}) {
  const command = [process.execPath, join(import.meta.dir, "process.testing.ts")]
  const process_ = createTaskProcess<string, string, string>(command, {
    ...{ idleSeconds, room },
    limits: {
      seconds: 30,
      silentSeconds: 30,
      usualMegabytes: 100,
      megabytes: 300,
      keptMegabytes: 200,
      ...limits,
    },
  })
  open.push(process_)
  return process_
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.stop()
})

test("tasks are answered one at a time, in order, by one process", async () => {
  const { ask } = given()
  const pid = await ask("pid")
  expect(await Promise.all([ask("one"), ask("pid"), ask("three")])).toEqual(["one", pid, "three"])
})

test("a task that wants room is done by a new process, which stays", async () => {
  const { ask } = given()
  const first = await ask("pid")
  const second = await ask("large")
  expect(second).not.toBe(first)
  expect(await ask("pid")).toBe(second)
})

test("a task tells how far it is before it is answered", async () => {
  const notes: string[] = []
  expect(await given().ask("count", (note) => notes.push(note))).toBe("three")
  expect(notes).toEqual(["one", "two"])
})

test("who can't take a note ends the task with what he throws, and the next one gets a new process", async () => {
  const { ask } = given()
  const full = () => {
    throw new Error("the disk is full")
  }
  const pid = await ask("pid")
  await expect(ask("count", full)).rejects.toThrow("the disk is full")
  expect(await ask("after")).toBe("after")
  expect(await ask("pid")).not.toBe(pid)
})

test("a task that fails says why and leaves the process in order", async () => {
  const { ask } = given()
  const pid = await ask("pid")
  await expect(ask("fail")).rejects.toThrow("as asked")
  expect(await ask("pid")).toBe(pid)
})

test.each([
  ["dies", "die", {}, "crash"],
  ["hangs", "hang", { seconds: 0.5 }, "time"],
  ["says nothing for too long", "never", { silentSeconds: 0.5 }, "time"],
  ["eats all memory", "eat", {}, "memory"],
] as const)(
  "when a process %s its task fails and the next one gets a new process",
  async (_, task, limits, why) => {
    const { ask } = given(limits)
    await expect(ask(task)).rejects.toMatchObject({ why })
    expect(await ask("after")).toBe("after")
  },
)

test("a process that holds much memory after a task isn't kept", async () => {
  const { ask } = given({ keptMegabytes: 1 })
  const first = await ask("pid")
  expect(await ask("pid")).not.toBe(first)
})

test("a task that takes more than most gets it where there is room", async () => {
  const { ask } = given({ usualMegabytes: 60, room: createRoom(400) })
  const pid = await ask("pid")
  expect(await ask("150 MB")).toBe(pid)
})

test("a task that takes more than most begins again once there is room", async () => {
  const room = createRoom(400)
  const other = await room.take(300)
  const { ask } = given({ usualMegabytes: 60, room })
  const pid = await ask("pid")
  const asked = ask("150 MB")
  while (isAlive(Number(pid))) await Bun.sleep(5)
  other.giveBack()
  expect(await asked).not.toBe(pid)
})

test("a task waits until there is room for a process", async () => {
  const room = createRoom(100)
  const other = await room.take(80)
  const asked = given({ room }).ask("one")
  expect(await Promise.race([asked, Bun.sleep(50)])).toBeUndefined()
  other.giveBack()
  expect(await asked).toBe("one")
})

test("a process without work ends when others wait for its room, and gives it back when it is gone", async () => {
  const room = createRoom(100)
  const { ask } = given({ room, keptMegabytes: 90 })
  const pid = Number(await ask("pid"))
  const other = await room.take(50)
  expect(isAlive(pid)).toBe(false)
  other.giveBack()
  expect(await ask("after")).toBe("after")
})

test("a process that is stopped while it waits for room leaves none taken", async () => {
  const room = createRoom(100)
  const other = await room.take(80)
  const { ask, stop } = given({ room })
  const asked = ask("one")
  await Bun.sleep(0)
  await stop()
  other.giveBack()
  await expect(asked).rejects.toMatchObject({ why: "stopped" })
  expect(await room.take(100)).toMatchObject({ megabytes: 100 })
})

test("a process that ended for want of work starts again", async () => {
  const { ask } = given({ idleSeconds: 0 })
  const first = await ask("pid")
  while (isAlive(Number(first))) await Bun.sleep(5)
  expect(await ask("pid")).not.toBe(first)
})

test("stopping ends the task at hand and takes no more", async () => {
  const { ask, stop } = given()
  const pid = await ask("pid")
  const asked = ask("never")
  const waiting = ask("one")
  await Bun.sleep(0)
  const [, ...answers] = await Promise.allSettled([stop(), asked, waiting])
  expect(answers).toMatchObject([{ reason: { why: "stopped" } }, { reason: { why: "stopped" } }])
  expect(isAlive(Number(pid))).toBe(false)
})

test("a process knows nothing of the settings of the server", async () => {
  process.env.SMTP_URL = "smtp://user:geheim@mail"
  try {
    expect(await given().ask("secret")).toBe("none")
  } finally {
    delete process.env.SMTP_URL
  }
})

test("a process at work ends with the one that started it, also when that is killed", async () => {
  const code = `
    const { createTaskProcess } = await import(${JSON.stringify(join(import.meta.dir, "process.ts"))})
    const command = [process.execPath, ${JSON.stringify(join(import.meta.dir, "process.testing.ts"))}]
    const { ask } = createTaskProcess(command, { idleSeconds: 30, limits: { seconds: 30, silentSeconds: 30, usualMegabytes: 100, megabytes: 300, keptMegabytes: 200 } })
    console.log(await ask("pid"))
    await ask("hang")`
  const parent = Bun.spawn([process.execPath, "-e", code], { stdout: "pipe", stderr: "inherit" })
  const { value } = await parent.stdout.getReader().read()
  const pid = Number(new TextDecoder().decode(value))
  expect(isAlive(pid)).toBe(true)
  parent.kill("SIGKILL")
  await parent.exited
  while (isAlive(pid)) await Bun.sleep(5)
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"))
  } catch {
    return false
  }
}
