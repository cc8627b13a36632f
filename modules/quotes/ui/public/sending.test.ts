import { afterEach, beforeEach, describe, expect, test } from "bun:test"
import { samplePhoto } from "#src/files/sample.ts"
import { givenApp, type TestApp } from "#src/testing.ts"
import { speakThrough } from "#ui/lib/http.ts"
import { startTexts } from "#ui/lib/i18n.ts"
import type { KeptPhoto, PhotoShelf } from "#ui/lib/photoShelf.ts"
import { createPhotoStore } from "#ui/lib/photoStore.ts"
import type { Submission } from "../../requests/schema.ts"
import { api } from "./api.ts"
import { answer, edited, type Receipt } from "./draft.ts"
import { createDraftStore } from "./draftStore.ts"
import { wizard } from "./nl.ts"
import { contact, draftWith } from "./sample.ts"
import { createSender } from "./sending.ts"

startTexts({ wizard })

/** What happens to the nth call from now: the connection goes before it is sent, or before its answer comes back. */
type Weather = "fine" | "lost" | "answerLost" | "tooSlow" | "fault" | "faultAfter"
let app: TestApp
let weather: Weather[]
let calls: string[]

beforeEach(async () => {
  app = await givenApp()
  weather = []
  calls = []
  let stillGone = false
  speakThrough(async (request) => {
    // A write with a key is tried once more, at once: then the connection is not back yet.
    if (stillGone) {
      stillGone = false
      throw new TypeError("Failed to fetch")
    }
    calls.push(new URL(request.url).pathname)
    const now = weather.shift() ?? "fine"
    stillGone = ["lost", "answerLost"].includes(now) && request.headers.has("idempotency-key")
    if (now === "lost") throw new TypeError("Failed to fetch")
    if (now === "fault")
      return Response.json({ success: false, error: "Stuk.", code: "internal" }, { status: 500 })
    const response = await app.handle(request)
    if (now === "faultAfter") return new Response("Bad gateway", { status: 502 })
    if (now === "answerLost") throw new TypeError("Failed to fetch")
    if (now === "tooSlow") throw new DOMException("too slow", "TimeoutError")
    return response
  })
})
afterEach(() => app.close())

describe("a request", () => {
  test("arrives, gives its reference and leaves a clean draft", async () => {
    const { sender, drafts } = visitor()
    await sender.send(submission())
    expect(drafts.get()).toMatchObject({ projectTypes: [], answers: {}, contact: { name: "" } })
    expect(drafts.get().receipt).toMatchObject({
      reference: (await received())[0]!.referenceNumber,
      email: contact.email,
      lostPhotos: 0,
      follows: { statusLink: expect.stringMatching(/^\/aanvraag#/), mailed: false },
    })
    expect(sender.get()).toEqual({ state: "idle" })
  })

  test("pressed twice is sent once", async () => {
    const { sender } = visitor()
    await Promise.all([sender.send(submission()), sender.send(submission())])
    expect([(await received()).length, calls.length]).toEqual([1, 1])
  })

  test("without a connection waits and goes by itself", async () => {
    const { sender, drafts } = visitor()
    weather = ["lost"]
    await sender.send(submission())
    expect([drafts.get().outbox?.due, sender.get()]).toEqual([true, { state: "idle" }])
    await sender.deliver()
    expect((await received()).length).toBe(1)
    expect(drafts.get().receipt?.reference).toBe((await received())[0]!.referenceNumber)
  })

  test("that waits survives closing the page", async () => {
    const { sender, storage } = visitor()
    weather = ["lost"]
    await sender.send(submission())
    const later = visitor({ storage })
    await later.sender.deliver()
    expect((await received()).length).toBe(1)
    expect(later.drafts.get().receipt).toBeDefined()
  })

  test("that was stored before the connection went gets the same reference", async () => {
    const { sender, drafts } = visitor()
    weather = ["answerLost"]
    await sender.send(submission())
    expect(drafts.get().outbox?.due).toBe(true)
    await sender.deliver()
    expect((await received()).length).toBe(1)
    expect(drafts.get().receipt?.reference).toBe((await received())[0]!.referenceNumber)
  })

  test("is delivered by two tabs once", async () => {
    const first = visitor()
    weather = ["lost"]
    await first.sender.send(submission())
    const second = visitor({ storage: first.storage })
    await Promise.all([first.sender.deliver(), second.sender.deliver()])
    expect((await received()).length).toBe(1)
    const [one, other] = [first, second].map(({ drafts }) => drafts.get().receipt?.reference)
    expect(one).toBe(other!)
  })

  test("is not delivered when nothing is due", async () => {
    await visitor().sender.deliver()
    expect(calls).toEqual([])
  })
})

describe("a failure", () => {
  const shown = (sender: ReturnType<typeof visitor>["sender"]) => {
    const sending = sender.get()
    if (sending.state !== "failed") throw new Error(sending.state)
    return sending.failure
  }

  test("by being too slow says so; the next press gets the first result", async () => {
    const { sender, drafts } = visitor()
    weather = ["tooSlow"]
    await sender.send(submission())
    expect(shown(sender).text).toBe("wizard.failure.timeout")
    expect(drafts.get().outbox?.due).toBe(false)
    await sender.send(submission())
    expect([(await received()).length, drafts.get().receipt?.reference]).toEqual([
      1,
      (await received())[0]!.referenceNumber,
    ])
  })

  test("of the server shows status and sentence, and a next press tries the same again", async () => {
    const { sender } = visitor()
    weather = ["fault"]
    await sender.send(submission())
    expect(shown(sender)).toEqual({
      text: "wizard.failure.server",
      values: { status: 500, message: "Stuk." },
      fields: {},
    })
    await sender.send(submission())
    expect((await received()).length).toBe(1)
  })

  test("by a refused field names the field; mended it goes under the same key", async () => {
    const { sender, drafts } = visitor()
    await sender.send(submission({ badkamer_oppervlakte: "900" }))
    expect(shown(sender)).toMatchObject({
      values: { status: 422 },
      fields: { "answers.badkamer_oppervlakte": expect.any(String) },
    })
    const { key } = drafts.get().outbox!
    expect(drafts.get().outbox).toEqual({ key, sealed: false, due: false, tried: [] })
    await sender.send(submission())
    expect((await received()).length).toBe(1)
  })

  test("can be put away", async () => {
    const { sender } = visitor()
    weather = ["fault"]
    await sender.send(submission())
    sender.dismiss()
    expect(sender.get()).toEqual({ state: "idle" })
  })
})

describe("a change after an attempt without an answer", () => {
  const change = ({ drafts }: ReturnType<typeof visitor>) =>
    drafts.change((draft) => answer(draft, "urgentie", "spoed"))

  test("takes the request out of the queue", async () => {
    const one = visitor()
    weather = ["lost"]
    await one.sender.send(submission())
    change(one)
    await one.sender.deliver()
    expect(calls.length).toBe(1)
  })

  test("is what is stored when the first attempt never arrived", async () => {
    const one = visitor()
    weather = ["lost"]
    await one.sender.send(submission())
    change(one)
    await one.sender.send(submission({ urgentie: "spoed" }))
    expect((await received()).map(({ answers }) => answers.urgentie)).toEqual(["spoed"])
    expect(one.drafts.get().receipt).toBeDefined()
  })

  test("is not stored behind his back when the first attempt had arrived: he hears its reference", async () => {
    const one = visitor()
    weather = ["answerLost"]
    await one.sender.send(submission())
    change(one)
    await one.sender.send(submission({ urgentie: "spoed" }))
    const [first] = await received()
    const known = { reference: first!.referenceNumber, email: contact.email, lostPhotos: 0 }
    const found = one.sender.get()
    expect(found).toMatchObject({ state: "earlier", receipt: known })
    const { receipt } = found as { receipt: Receipt }
    expect([(await received()).length, one.drafts.get().receipt, one.drafts.get().outbox?.due]).toEqual([
      1,
      undefined,
      false,
    ])

    await one.sender.settle(receipt)
    expect([(await received()).length, one.drafts.get().receipt, one.drafts.get().answers]).toEqual([
      1,
      receipt,
      {},
    ])
  })

  test("hears that reference too when it was something in between that failed", async () => {
    const one = visitor()
    weather = ["faultAfter"]
    await one.sender.send(submission())
    change(one)
    await one.sender.send(submission({ urgentie: "spoed" }))
    expect(one.sender.get()).toMatchObject({ receipt: { reference: (await received())[0]!.referenceNumber } })
    expect((await received()).length).toBe(1)
  })

  test("goes as a request of its own when he asks for it", async () => {
    const one = visitor()
    weather = ["answerLost"]
    await one.sender.send(submission())
    change(one)
    await one.sender.send(submission({ urgentie: "spoed" }))
    await one.sender.sendAsNew()
    expect((await received()).map(({ answers }) => answers.urgentie)).toEqual(["spoed", "normaal"])
    expect(one.drafts.get().receipt?.reference).toBe((await received())[0]!.referenceNumber)
  })

  test("finds out which of two attempts arrived", async () => {
    const one = visitor()
    weather = ["lost"]
    await one.sender.send(submission())
    change(one)
    weather = ["answerLost"]
    await one.sender.send(submission({ urgentie: "spoed" }))
    change(one)
    await one.sender.send(submission({ urgentie: "flexibel" }))
    expect(one.sender.get()).toMatchObject({
      state: "earlier",
      receipt: { reference: (await received())[0]!.referenceNumber },
    })
    expect((await received()).map(({ answers }) => answers.urgentie)).toEqual(["spoed"])
  })
})

describe("photos", () => {
  test("go up one by one before the request and come along with it", async () => {
    const { sender, photos } = visitor({ photos: 2 })
    await sender.send(submission())
    expect(calls).toEqual(["/api/upload", "/api/upload", "/api/live-offerte"])
    expect([(await received())[0]!.photos.length, photos.get()]).toEqual([2, []])
  })

  test("that are still being made smaller are waited for", async () => {
    const smaller = Promise.withResolvers<Blob>()
    const { sender, photos } = visitor({ shrink: () => smaller.promise })
    const adding = photos.add([new File([samplePng(40)], "a.png", { type: "image/png" })])
    const sending = sender.send(submission())
    smaller.resolve(new Blob([samplePng(40)]))
    await Promise.all([adding, sending])
    expect((await received())[0]!.photos.length).toBe(1)
  })

  test("that the server refuses stay behind, and the visitor hears how many", async () => {
    const { sender, drafts } = visitor({ photos: 2, broken: 1 })
    await sender.send(submission())
    expect((await received())[0]!.photos.length).toBe(1)
    expect(drafts.get().receipt?.lostPhotos).toBe(1)
  })

  test("are not left behind by a lost connection: the whole request waits", async () => {
    const { sender, drafts } = visitor({ photos: 2 })
    weather = ["fine", "lost"]
    await sender.send(submission())
    expect([calls.length, drafts.get().outbox?.due]).toEqual([2, true])
    await sender.deliver()
    expect(calls.slice(2)).toEqual(["/api/upload", "/api/live-offerte"])
    expect((await received())[0]!.photos.length).toBe(2)
  })

  test("that never come through don't hold up the request for ever", async () => {
    const { sender } = visitor({ photos: 1 })
    weather = ["lost", "lost", "lost"]
    await sender.send(submission())
    await sender.deliver()
    await sender.deliver()
    expect((await received())[0]!.photos.length).toBe(0)
  })

  test("left behind once stay behind when the same request goes again", async () => {
    const { sender, drafts } = visitor({ photos: 1 })
    weather = ["lost", "lost", "lost", "answerLost"]
    await sender.send(submission())
    await sender.deliver()
    await sender.deliver()
    await sender.deliver()
    expect(calls.at(-1)).toBe("/api/live-offerte")
    expect([(await received()).length, drafts.get().receipt?.reference]).toEqual([
      1,
      (await received())[0]!.referenceNumber,
    ])
  })

  test("are not sent twice when the request is", async () => {
    const { sender } = visitor({ photos: 1 })
    weather = ["fine", "answerLost"]
    await sender.send(submission())
    await sender.deliver()
    expect(calls).toEqual(["/api/upload", "/api/live-offerte", "/api/live-offerte"])
    expect((await received()).length).toBe(1)
  })

  test("stay with the request when it is pressed again after no answer", async () => {
    const { sender, drafts } = visitor({ photos: 1 })
    weather = ["fine", "tooSlow"]
    await sender.send(submission())
    await sender.send(submission())
    expect([
      (await received()).length,
      (await received())[0]!.photos.length,
      drafts.get().receipt?.lostPhotos,
    ]).toEqual([1, 1, 0])
  })

  test("that the server has forgotten go up again", async () => {
    const { sender, photos } = visitor({ photos: 1 })
    await photos.load()
    await photos.setUploaded(photos.get()[0]!.id, "00000000-0000-4000-8000-000000000000.jpg")
    await sender.send(submission())
    expect(calls).toEqual(["/api/live-offerte", "/api/upload", "/api/live-offerte"])
    expect((await received())[0]!.photos.length).toBe(1)
  })

  test("that failed can be sent again by hand", async () => {
    const { sender, photos } = visitor({ photos: 1 })
    weather = ["lost"]
    await sender.send(submission())
    expect(photos.get()[0]!.state).toBe("failed")
    await sender.retryPhoto(photos.get()[0]!.id)
    expect(photos.get()[0]!.state).toBe("sent")
  })
})

const received = () => app.services.quotes.list({})

const submission = (answers: Submission["answers"] = {}): Submission => ({
  projectTypes: ["badkamer"],
  answers: { badkamer_situatie: "nieuw", badkamer_oppervlakte: "6,5", urgentie: "normaal", ...answers },
  contactInfo: { name: contact.name, email: contact.email, phone: contact.phone },
  urgency: "normaal",
  photos: [],
  website: "",
  startedAt: "2026-11-21T10:50:00.000Z",
})

/** Someone at his phone; given the storage of another, the same phone after closing the page. */
function visitor({
  storage = new Map<string, string>(),
  photos: count = 0,
  broken = 0,
  shrink = undefined as Shrink | undefined,
} = {}) {
  const drafts = createDraftStore({
    storage: () =>
      ({
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      }) as unknown as Storage,
    now: app.clock,
  })
  if (storage.size === 0) drafts.change(() => draftWith({ contact }))
  const photos = createPhotoStore({
    ...{ shelf: shelfOf(count, broken), limits: { most: 6, largest: 10_485_760 }, shrink },
    changed: () => drafts.change((draft) => edited(draft)),
  })
  return { drafts, photos, storage, sender: createSender({ drafts, photos, api }) }
}

type Shrink = (file: File) => Promise<Blob | undefined>
const samplePng = (width: number) => Buffer.from(samplePhoto({ width, height: 30 }))

function shelfOf(count: number, broken: number): PhotoShelf {
  const bytes = (index: number) => (index < broken ? "geen foto" : samplePng(40 + index))
  const photo = (index: number): KeptPhoto => ({
    id: `foto-${index}`,
    at: index,
    name: `foto-${index}.png`,
    blob: new Blob([bytes(index)], { type: "image/png" }),
  })
  const kept = new Map(Array.from({ length: count }, (_, index) => [`foto-${index}`, photo(index)]))
  return {
    all: async () => [...kept.values()],
    put: async (changed) => void kept.set(changed.id, changed),
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  }
}
