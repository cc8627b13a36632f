import { beforeEach, expect, test } from "bun:test"
import { openWindow } from "#ui/testing.ts"
import type { AddressReply } from "../../addresses/schema.ts"
import type { Draft } from "./draft.ts"
import { contact, draftWith } from "./sample.ts"

const { render, screen, user, waitFor } = await openWindow()
const { speakThrough } = await import("#ui/lib/http.ts")
const { createDraftStore } = await import("./draftStore.ts")
const { DraftsContext, useDraft } = await import("./device.ts")
const { doorToFind } = await import("./useAddressLookup.ts")
const { ContactFields } = await import("./ContactFields.tsx")

const door = { street: "Julianastraat", houseNumber: "12", city: "Renesse", builtIn: 1975 }
let asked: unknown[]
let reply: () => AddressReply | Promise<AddressReply>
beforeEach(() => {
  asked = []
  reply = () => ({ configured: true, address: door })
  speakThrough(async (request) => {
    asked.push(await request.json())
    return Response.json(await reply())
  })
})

const drafts = createDraftStore()
function Fields() {
  const draft = useDraft()
  return draft ? <ContactFields contact={draft.contact} faults={{}} leave={() => {}} /> : null
}
function open(change: Partial<Draft> = {}) {
  drafts.change(() => draftWith({ contact, ...change }))
  render(
    <DraftsContext value={drafts}>
      <Fields />
    </DraftsContext>,
  )
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })
const fill = (name: RegExp, text: string) => user.type(field(name), text)
const kept = () => drafts.get()!

test("street, city and year fill themselves in, and it says so", async () => {
  open()
  await fill(/Postcode/, "4325bc")
  await fill(/Huisnummer/, "12")
  await screen.findByText("Julianastraat 12 in Renesse is ingevuld. Gebouwd in 1975.")
  expect([field(/Straat/).value, field(/Plaats/).value]).toEqual(["Julianastraat", "Renesse"])
  expect(kept().answers.bouwjaar).toBe("1975")
  expect(asked).toEqual([{ postcode: "4325 BC", houseNumber: "12" }])
})

test("another number changes what was filled in, but not a year that was answered", async () => {
  open({ answers: { bouwjaar: "1968" } })
  await fill(/Postcode/, "4325bc")
  await fill(/Huisnummer/, "12")
  await screen.findByText(/is ingevuld/)
  expect(kept().answers.bouwjaar).toBe("1968")
  reply = () => ({ configured: true, address: { ...door, street: "Kerkstraat" } })
  await fill(/Huisnummer/, "4")
  await waitFor(() => expect(field(/Straat/).value).toBe("Kerkstraat"))
})

test.each([
  ["a street that was typed", { address: "Onze eigen weg" }],
  ["a city that was typed", { city: "Zierikzee" }],
  ["half a postcode", { postcode: "4325" }],
  ["no number", { houseNumber: " " }],
])("with %s nothing is looked up", (_, change) => {
  const filled = { address: "Julianastraat", city: "Renesse" }
  const whole = { ...contact, ...filled, postcode: "4325bc", houseNumber: "12" }
  expect(doorToFind(whole, filled)).toEqual({ postcode: "4325 BC", houseNumber: "12" })
  expect(doorToFind({ ...whole, ...change }, filled)).toBeUndefined()
})

test("where nothing is found, one types it", async () => {
  reply = () => ({ configured: false, address: null })
  open()
  await fill(/Postcode/, "4325bc")
  await fill(/Huisnummer/, "12")
  await waitFor(() => expect(asked).toHaveLength(1))
  await fill(/Straat/, "Dorpsweg")
  expect([kept().contact.address, kept().contact.city]).toEqual(["Dorpsweg", ""])
})
