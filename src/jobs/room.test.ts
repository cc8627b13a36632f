import { expect, test } from "bun:test"
import { createRoom, type Share } from "./room.ts"

/** Work that has begun, by name, with the share it took. */
function given(megabytes = 100) {
  const room = createRoom(megabytes)
  const begun = new Map<string, Share>()
  const take = (name: string, wanted: number) => {
    room.take(wanted).then((share) => begun.set(name, share))
  }
  const names = async () => {
    await Bun.sleep(0)
    return [...begun.keys()]
  }
  const end = (name: string) => {
    begun.get(name)!.giveBack()
    begun.delete(name)
  }
  return { room, take, names, end, begun }
}

test("what doesn't fit beside what is at hand waits for it", async () => {
  const { take, names, end } = given()
  take("scan", 60)
  take("photo", 50)
  expect(await names()).toEqual(["scan"])
  end("scan")
  expect(await names()).toEqual(["photo"])
})

test("who asked first goes first, also when a smaller one would fit", async () => {
  const { take, names, end } = given()
  take("scan", 60)
  take("photo", 50)
  take("page", 10)
  expect(await names()).toEqual(["scan"])
  end("scan")
  expect(await names()).toEqual(["photo", "page"])
})

test("what is larger than all there is goes alone", async () => {
  const { take, names, end } = given()
  take("page", 1)
  take("huge", 500)
  expect(await names()).toEqual(["page"])
  end("page")
  take("photo", 1)
  expect(await names()).toEqual(["huge"])
})

test("a share that is lent is ended when somebody waits, and not before", async () => {
  const { take, names, end, begun } = given()
  take("idle", 60)
  await names()
  begun.get("idle")!.lend(() => end("idle"))
  take("page", 40)
  expect(await names()).toEqual(["idle", "page"])
  take("photo", 10)
  expect(await names()).toEqual(["page", "photo"])
})

test("what is at work again is no longer lent", async () => {
  const { take, names, end, begun } = given()
  take("idle", 60)
  await names()
  begun.get("idle")!.lend(() => end("idle"))
  begun.get("idle")!.lend()
  take("photo", 50)
  expect(await names()).toEqual(["idle"])
})

test("a share grows as far as there is room, and what it gives back is another's", async () => {
  const { take, names, begun } = given()
  take("process", 40)
  take("photo", 30)
  await names()
  const process = begun.get("process")!
  expect([process.resize(80), process.resize(70)]).toEqual([false, true])
  take("page", 50)
  expect(await names()).toEqual(["process", "photo"])
  process.resize(20)
  expect(await names()).toEqual(["process", "photo", "page"])
})

test("who can't wait for ever is told that it is busy, and holds up nobody behind him", async () => {
  const { room, take, names } = given()
  take("scan", 60)
  const late = room.take(50, 1)
  take("page", 40)
  await expect(late).rejects.toMatchObject({ code: "busy", status: 503 })
  expect(await names()).toEqual(["scan", "page"])
})
