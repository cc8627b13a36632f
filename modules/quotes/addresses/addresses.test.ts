import { afterEach, beforeEach, expect, test } from "bun:test"
import { testClock } from "#src/testing.ts"
import { houseNumberOf } from "./houseNumber.ts"
import { createAddresses } from "./service.ts"

const door = {
  straatnaam: "Julianastraat",
  woonplaatsnaam: "Renesse",
  huisnummer: 12,
  huisletter: "A",
  postcode: "4325BC",
}
const doors = (...docs: object[]) => Response.json({ response: { numFound: docs.length, docs } })
const years = (...all: unknown[]) =>
  Response.json({
    features: all.map((bouwjaar) => ({ properties: { postcode: "4325BC", huisnummer: 12, bouwjaar } })),
  })

let asked: URL[]
let answer: (url: URL) => Response | Promise<Response>
let yearOf: () => Response
let service: Bun.Server<undefined>
let clock: ReturnType<typeof testClock>
let reports: string[]
beforeEach(() => {
  asked = []
  reports = []
  clock = testClock()
  answer = () => doors(door)
  yearOf = () => years(1975)
  service = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch({ url }) {
      const question = new URL(url)
      if (question.pathname === "/bag") return yearOf()
      asked.push(question)
      return answer(question)
    },
  })
})
afterEach(() => service.stop(true))

const addresses = (timeout = 2000) =>
  createAddresses({
    ...{
      addressUrl: new URL("/free", service.url),
      buildingUrl: new URL("/bag", service.url),
      clock,
      timeout,
    },
    report: (_, { error }) => reports.push(error!),
  })
const wanted = { postcode: "4325bc", houseNumber: "12a" }
const found = { street: "Julianastraat", houseNumber: "12A", city: "Renesse", builtIn: 1975 }

test("a postcode and a house number give street, city and the year that it was built", async () => {
  expect(await addresses().of(wanted, "v")).toEqual({ configured: true, address: found })
})

test("the service is asked in the words of PDOK's Locatieserver", async () => {
  await addresses().of(wanted, "v")
  const { searchParams } = asked[0]!
  expect(searchParams.get("q")).toBe("4325BC 12")
  expect(searchParams.getAll("fq")).toEqual(["type:adres", "postcode:4325BC", "huisnummer:12"])
})

test("without a service nobody is asked, and it says so", async () => {
  const none = createAddresses({ clock, report: () => {} })
  expect(await none.of(wanted, "v")).toEqual({ configured: false, address: null })
})

test("without a service of buildings the year stays open", async () => {
  const streets = createAddresses({ addressUrl: new URL("/free", service.url), clock, report: () => {} })
  expect((await streets.of(wanted, "v")).address).toEqual({ ...found, builtIn: null })
})

test("doors of one number that differ in year tell none", async () => {
  yearOf = () => years(1975, 2003)
  expect((await addresses().of(wanted, "v")).address?.builtIn).toBeNull()
})

test("a neighbour's door, or another village's, is not taken for the one that was asked", async () => {
  answer = () => doors({ ...door, huisnummer: 14 }, { ...door, postcode: "4325BD" })
  expect((await addresses().of(wanted, "v")).address).toBeNull()
})

test("the same door is asked once, by two at the same time and an hour later", async () => {
  const own = addresses()
  await Promise.all([own.of(wanted, "v"), own.of({ postcode: "4325 BC", houseNumber: "12-A" }, "w")])
  clock.pass(3600)
  await own.of(wanted, "v")
  expect(asked).toHaveLength(1)
})

const wrong: [what: string, reply: () => Response | Promise<Response>][] = [
  ["a fault of the service", () => new Response("stuk", { status: 500 })],
  ["a page", () => new Response("<html>Onderhoud</html>")],
  ["addresses without end", () => doors(...Array(500).fill(door))],
  ["a street of a thousand letters", () => doors({ ...door, straatnaam: "a".repeat(1000) })],
  ["too many bytes", () => new Response(" ".repeat(70_000))],
  ["a way to another address", () => Response.redirect("/elders", 302)],
  ["no answer in time", () => new Promise<Response>(() => {})],
]

test.each(wrong)("after %s one types it, and the service is left alone for a minute", async (_, reply) => {
  answer = reply
  const own = addresses(50)
  expect(await own.of(wanted, "v")).toEqual({ configured: true, address: null })
  expect(reports).toHaveLength(1)
  answer = () => doors(door)
  expect((await own.of(wanted, "v")).address).toBeNull()
  expect(asked).toHaveLength(1)
  clock.pass(61)
  expect((await own.of(wanted, "v")).address).toEqual(found)
})

test.each(["a year before there were houses", "a text"])("%s is no year", async (what) => {
  yearOf = () => (what === "a text" ? years("oud") : years(12))
  expect((await addresses().of(wanted, "v")).address).toEqual({ ...found, builtIn: null })
})

test.each([
  ["0000 AA", "12"],
  ["4325BC", "12) OR type:*"],
  ["4325BC", "twaalf"],
  ["4325BC", ""],
])("nobody is asked for %s %s", async (postcode, houseNumber) => {
  expect((await addresses().of({ postcode, houseNumber }, "v")).address).toBeNull()
  expect(asked).toEqual([])
})

test("who asks for street after street is asked to wait", async () => {
  const own = addresses()
  for (let number = 1; number <= 60; number++) await own.of({ ...wanted, houseNumber: String(number) }, "v")
  await expect(own.of(wanted, "v")).rejects.toMatchObject({ status: 429 })
})

test.each([
  ["12", { number: "12", letter: "", addition: "" }],
  [" 12 a ", { number: "12", letter: "A", addition: "" }],
  ["12-bis", { number: "12", letter: "", addition: "BIS" }],
  ["12-2", { number: "12", letter: "", addition: "2" }],
  ["0", undefined],
  ["123456", undefined],
])("'%s' as a house number", (text, expected) => {
  expect(houseNumberOf(text)).toEqual(expected)
})
