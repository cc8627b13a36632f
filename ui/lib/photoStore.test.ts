import { describe, expect, test } from "bun:test"
import { createPhotoShelf, partOf } from "./photoShelf.ts"
import { createPhotoStore } from "./photoStore.ts"

const photo = (name: string, type = "image/jpeg") => new File(["x".repeat(10)], name, { type })
const smaller = async () => new Blob(["klein"], { type: "image/jpeg" })

/** There is no IndexedDB here, as in a browser that refuses it. */
function store(options: Partial<Parameters<typeof createPhotoStore>[0]> = {}) {
  return createPhotoStore({
    ...{ shelf: createPhotoShelf("waterpas-aanvraag"), shrink: smaller },
    limits: { most: 6, largest: 10_485_760 },
    ...options,
  })
}

describe("photos of the draft", () => {
  test("are made smaller, kept in order and shown with their new size", async () => {
    const photos = store()
    expect(await photos.add([photo("a.jpg"), photo("b.jpg")])).toEqual({ added: 2, dropped: {} })
    expect(photos.get().map(({ name, size, state }) => [name, size, state])).toEqual([
      ["a.jpg", 5, "ready"],
      ["b.jpg", 5, "ready"],
    ])
    expect(photos.get()[0]!.url).toStartWith("blob:")
  })

  test("are visible while they are being made smaller", async () => {
    const photos = store()
    const adding = photos.add([photo("a.jpg")])
    await photos.load()
    await Promise.resolve()
    expect(photos.get()).toMatchObject([{ name: "a.jpg", url: "", state: "preparing" }])
    await adding
  })

  test("of which a device can read none are left out with the reason", async () => {
    const photos = store({ shrink: async () => undefined })
    expect(await photos.add([photo("IMG_1.HEIC", "")])).toEqual({ added: 0, dropped: { unreadable: 1 } })
    expect(photos.get()).toEqual([])
  })

  test("are at most six, whatever is added later", async () => {
    const photos = store()
    await photos.add([1, 2, 3, 4, 5].map((n) => photo(`${n}.jpg`)))
    expect(await photos.add([photo("6.jpg"), photo("7.jpg"), photo("8.txt", "text/plain")])).toEqual({
      added: 1,
      dropped: { tooMany: 1, noPicture: 1 },
    })
  })

  test("are at most six, also of two handfuls that are added at once", async () => {
    const photos = store()
    const handful = [1, 2, 3, 4].map((n) => photo(`${n}.jpg`))
    const both = await Promise.all([photos.add(handful), photos.add(handful)])
    expect(both).toEqual([
      { added: 4, dropped: {} },
      { added: 2, dropped: { tooMany: 2 } },
    ])
  })

  test("are together no larger than what they go in", async () => {
    const photos = store({ limits: { most: 6, largest: 1000, together: 12 } })
    const three = [1, 2, 3].map((n) => photo(`${n}.jpg`))
    expect(await photos.add(three)).toEqual({ added: 2, dropped: { tooMany: 1 } })
  })

  test("come back as they were, as far as there is room", async () => {
    const photos = store()
    await photos.add([1, 2, 3, 4].map((n) => photo(`${n}.jpg`)))
    const back = ["5.jpg", "6.jpg", "7.jpg"].map((name) => photo(name))
    expect(await photos.putBack(back)).toEqual({ added: 2, dropped: { tooMany: 1 } })
    expect(photos.get().map(({ size }) => size)).toEqual([5, 5, 5, 5, 10, 10])
  })

  test("of one day are not those of another on the same shelf", async () => {
    const shelf = createPhotoShelf("waterpas-checklist")
    const [one, other] = [store({ shelf: partOf(shelf, "1.") }), store({ shelf: partOf(shelf, "2.") })]
    await one.add([photo("a.jpg")])
    await other.add([photo("b.jpg")])
    await one.clear()
    const later = store({ shelf: partOf(shelf, "2.") })
    await later.load()
    expect(later.get().map(({ name }) => name)).toEqual(["b.jpg"])
    expect((await shelf.all()).map(({ name }) => name)).toEqual(["b.jpg"])
  })

  test("that a device can't read leave their place to the next", async () => {
    const photos = store({
      shrink: async (file) => (file.name.startsWith("IMG") ? undefined : smaller()),
    })
    const files = ["IMG_1.HEIC", "1.jpg", "IMG_2.HEIC", ...[2, 3, 4, 5, 6, 7].map((n) => `${n}.jpg`)]
    expect(await photos.add(files.map((name) => photo(name)))).toEqual({
      added: 6,
      dropped: { unreadable: 2, tooMany: 1 },
    })
    expect(photos.get().map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `${n}.jpg`))
  })

  test("removed while being made smaller stay away", async () => {
    const shelf = createPhotoShelf("waterpas-aanvraag")
    const photos = store({
      shelf,
      shrink: async () => {
        await photos.remove(photos.get()[0]!.id)
        return smaller()
      },
    })
    await photos.add([photo("a.jpg")])
    expect([photos.get(), await shelf.all()]).toEqual([[], []])
  })

  test("can be waited for", async () => {
    const photos = store()
    const adding = [photos.add([photo("a.jpg")]), photos.add([photo("b.jpg")])]
    await photos.settled()
    expect(photos.get().map(({ state }) => state)).toEqual(["ready", "ready"])
    await Promise.all(adding)
  })

  test("come back on the next visit, with what was sent already", async () => {
    const shelf = createPhotoShelf("waterpas-aanvraag")
    const first = store({ shelf })
    await first.add([photo("a.jpg"), photo("b.jpg")])
    await first.setUploaded(first.get()[1]!.id, "op-de-server.jpg")
    const later = store({ shelf })
    await later.load()
    expect(later.get().map(({ name, state }) => [name, state])).toEqual([
      ["a.jpg", "ready"],
      ["b.jpg", "sent"],
    ])
    expect(later.kept(later.get()[1]!.id)?.uploaded).toBe("op-de-server.jpg")
  })

  test("tell the draft that something changed", async () => {
    let changes = 0
    const photos = store({ changed: () => changes++ })
    await photos.add([photo("a.jpg")])
    await photos.remove(photos.get()[0]!.id)
    expect(changes).toBe(2)
  })

  test("are gone once cleared", async () => {
    const shelf = createPhotoShelf("waterpas-aanvraag")
    const photos = store({ shelf })
    await photos.add([photo("a.jpg")])
    await photos.clear()
    expect([photos.get(), await shelf.all()]).toEqual([[], []])
  })
})
