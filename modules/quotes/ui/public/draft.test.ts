import { describe, expect, test } from "bun:test"
import { answer, type Draft, edited, emptyDraft, pass, readDraft } from "./draft.ts"
import { createDraftStore } from "./draftStore.ts"
import { complete, contact, draftWith } from "./sample.ts"

const now = new Date("2026-11-21T09:00:00Z")
const outbox = { key: "sleutel-0001", sealed: true, due: true, tried: [] }

describe("what was kept", () => {
  test("comes back as it was", () => {
    const draft = draftWith({ answers: { ...complete, onderdelen: ["bad"] }, contact, outbox })
    expect(readDraft(JSON.stringify(draft), now)).toEqual(draft)
  })

  test.each<[string, string | null]>([
    ["nothing", null],
    ["half a text", '{"version":1,"answ'],
    ["something else", '"hallo"'],
    ["another version", JSON.stringify({ ...draftWith(), version: 2 })],
    ["a type that is no longer offered", JSON.stringify({ ...draftWith(), projectTypes: ["zwembad"] })],
    [
      "an answer of the wrong kind",
      JSON.stringify(draftWith({ answers: { a: 5 } as unknown as Draft["answers"] })),
    ],
    ["a draft of more than thirty days", JSON.stringify(draftWith({ changedAt: "2026-10-21T08:59:00Z" }))],
    ["a draft without a moment", JSON.stringify(draftWith({ changedAt: "" }))],
  ])("counts as nothing when it is %s", (_what, text) => expect(readDraft(text, now)).toEqual(emptyDraft))
})

describe("a change", () => {
  test("takes the request out of the post but keeps its key", () => {
    const body = {
      projectTypes: ["badkamer" as const],
      answers: {},
      contactInfo: { name: "a", email: "b", phone: "c" },
    }
    const draft = answer(draftWith({ outbox: { ...outbox, body, tried: [body] } }), "urgentie", "spoed")
    expect(draft.outbox).toEqual({
      key: outbox.key,
      body: undefined,
      sealed: false,
      due: false,
      tried: [body],
    })
    expect(draft.answers.urgentie).toBe("spoed")
  })
  test("before anything was sent leaves no outbox", () => expect(edited(draftWith()).outbox).toBeUndefined())
  test("a question passed twice is remembered once", () =>
    expect(pass(pass(draftWith(), "a"), "a").passed).toEqual(["a"]))
})

describe("the store", () => {
  const memory = () => {
    const kept = new Map<string, string>()
    return {
      kept,
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      } as unknown as Storage,
    }
  }

  test("keeps each change for the next visit and notes when it began", () => {
    const { storage } = memory()
    let at = now
    const store = createDraftStore({ storage: () => storage, now: () => at })
    store.change((draft) => answer(draft, "urgentie", "spoed"))
    at = new Date("2026-11-21T09:05:00Z")
    store.change((draft) => answer(draft, "bouwjaar", "1970"))
    expect(createDraftStore({ storage: () => storage, now: () => at }).get()).toMatchObject({
      answers: { urgentie: "spoed", bouwjaar: "1970" },
      startedAt: now.toISOString(),
      changedAt: at.toISOString(),
    })
    expect(store.kept()).toBe(true)
  })

  test("works on, and says so, where the browser keeps nothing", () => {
    const store = createDraftStore({
      storage: () => {
        throw new DOMException("denied", "SecurityError")
      },
      now: () => now,
    })
    store.change((draft) => answer(draft, "urgentie", "spoed"))
    expect(store.get().answers).toEqual({ urgentie: "spoed" })
    expect(store.kept()).toBe(false)
  })

  test("works on when there is no room left", () => {
    const { storage } = memory()
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
    const store = createDraftStore({ storage: () => storage, now: () => now })
    store.change((draft) => answer(draft, "urgentie", "spoed"))
    expect([store.get().answers.urgentie, store.kept()]).toEqual(["spoed", false])
  })

  test("a new request starts clean and keeps the proof of the last one", () => {
    const { storage } = memory()
    const receipt = { reference: "WP-2026-0001", email: "m@voorbeeld.nl", lostPhotos: 0 }
    const store = createDraftStore({ storage: () => storage, now: () => now })
    store.change(() => draftWith({ answers: complete, contact, receipt }))
    store.startAnew()
    expect(store.get()).toEqual({ ...emptyDraft, receipt, changedAt: now.toISOString() })
  })
})
