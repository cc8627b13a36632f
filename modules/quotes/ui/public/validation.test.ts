import { describe, expect, test } from "bun:test"
import type { Question } from "../../catalogue/question.ts"
import { contact } from "./sample.ts"
import { contactFaults, faultOf, lacksContact } from "./validation.ts"

const area: Question = {
  key: "oppervlakte",
  label: "Hoe groot?",
  type: "number",
  validation: { min: 1.5, max: 40 },
}
const day: Question = { key: "start", label: "Wanneer?", type: "date" }
const text: Question = { key: "tekst", label: "Nog iets?", type: "text", validation: { max: 5 } }
const ticks: Question = { key: "delen", label: "Wat?", type: "checkbox", required: true, options: [] }

describe("an answer", () => {
  test.each([
    ["", undefined],
    ["6,5", undefined],
    ["6.5", undefined],
    ["1,5", undefined],
    ["40", undefined],
    ["1,4", { text: "wizard.fault.min", values: { min: "1,5" } }],
    ["-3", { text: "wizard.fault.min", values: { min: "1,5" } }],
    ["40,01", { text: "wizard.fault.max", values: { max: "40" } }],
    ["zes", { text: "wizard.fault.number" }],
    ["6 bij 2", { text: "wizard.fault.number" }],
  ] as const)("of '%s' m² gives %p", (answer, fault) => {
    expect(faultOf(area, answer)).toEqual(fault as ReturnType<typeof faultOf>)
  })

  test("a limit above a thousand is written without grouping, for it may be a year", () => {
    const year: Question = { key: "bouwjaar", label: "Bouwjaar?", type: "number", validation: { min: 1200 } }
    expect(faultOf(year, "12")?.values).toEqual({ min: "1200" })
  })

  test.each([
    ["2090-02-01", undefined],
    ["31-12-2090", undefined],
    ["31-02-2090", "wizard.fault.date"],
    ["0026-02-01", "wizard.fault.date"],
    ["volgend jaar", "wizard.fault.date"],
    ["2025-01-31", "wizard.fault.past"],
  ] as const)("day '%s' gives %p", (answer, fault) => expect(faultOf(day, answer)?.text).toBe(fault))

  test("may not be longer than the question allows", () => {
    expect(faultOf(text, "vijf!")).toBeUndefined()
    expect(faultOf(text, "zessen")).toEqual({ text: "wizard.fault.long", values: { max: 5 } })
    expect(faultOf({ ...text, validation: {} }, "x".repeat(501))?.values).toEqual({ max: 500 })
  })

  test("is missing where one is required, also when it is blank", () => {
    for (const answer of [undefined, "", "   ", []]) {
      expect(faultOf({ ...text, required: true }, answer)).toEqual({ text: "wizard.fault.required" })
      expect(faultOf(text, answer)).toBeUndefined()
    }
  })

  test("one tick is enough", () => {
    expect(faultOf(ticks, [])?.text).toBe("wizard.fault.required")
    expect(faultOf(ticks, ["bad"])).toBeUndefined()
  })
})

describe("contact details", () => {
  test("name, e-mail and phone are enough", () => expect(contactFaults(contact)).toEqual({}))

  test.each([
    [{ name: "  " }, "name", "wizard.fault.name"],
    [{ email: "" }, "email", "wizard.fault.email"],
    [{ email: "devries.nl" }, "email", "wizard.fault.emailForm"],
    [{ phone: " " }, "phone", "wizard.fault.phone"],
    [{ phone: "bel maar" }, "phone", "wizard.fault.phoneForm"],
    [{ postcode: "43" }, "postcode", "wizard.fault.postcode"],
    [{ city: "Z".repeat(81) }, "city", "wizard.fault.tooLong"],
    [{ name: "Z".repeat(121) }, "name", "wizard.fault.tooLong"],
  ] as const)("with %p have a fault in %s", (change, field, fault) => {
    expect(contactFaults({ ...contact, ...change })).toEqual({ [field]: { text: fault } })
  })

  test.each(["06-12 34 56 78", "+31 6 12345678", "(0111) 41 23 45"])("phone '%s' is accepted", (phone) =>
    expect(contactFaults({ ...contact, phone })).toEqual({}),
  )

  test("blanks don't count as filled in", () => {
    expect(lacksContact(contact)).toBe(false)
    expect(lacksContact({ ...contact, phone: "   " })).toBe(true)
  })
})
