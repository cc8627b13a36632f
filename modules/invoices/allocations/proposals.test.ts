import { expect, test } from "bun:test"
import { type Candidate, type Clues, propose } from "./proposals.ts"

const project = (id: number, name: string, address: string, change: Partial<Candidate> = {}): Candidate => ({
  ...{ id, name, address, status: "active" as const, metadata: { clientName: "" } },
  ...change,
})
const vos = project(1, "Dakkapel – Vos", "Duinweg 12, 4301 AB Zierikzee", {
  metadata: { clientName: "R. Vos" },
})
const bakker = project(2, "Dakkapel – Bakker", "Dijkstraat 5, 4325 BA Renesse", {
  metadata: { clientName: "Bakkerij Bakker" },
})
const extension = project(7, "Aanbouw – Kloosterman", "Kerkring 31, 4328 AC Burgh-Haamstede")
const done = project(4, "Keuken – Verhage", "Oude Haven 2, 4301 JK Zierikzee", { status: "completed" })
const all = [vos, bakker, extension, done]

const silent: Clues = {
  ...{ sentFor: null, references: [], deliveryAddress: "", text: "", reverseCharge: false, history: [] },
}
const proposed = async (clues: Partial<Clues>) =>
  (await propose({ ...silent, ...clues }, all)).map(({ projectId, reason }) => [projectId, reason])

test("an invoice that says nothing gets no proposal", async () => {
  expect(await proposed({})).toEqual([])
})

test("the project its sender chose comes first", async () => {
  expect(await proposed({ sentFor: 2, references: ["Dakkapel - Vos"] })).toEqual([
    [2, "sentFor"],
    [1, "reference"],
  ])
})

test.each([
  ["its whole name, with other signs", "Uw ref: DAKKAPEL - VOS", 1, "reference"],
  ["its number", "1", 1, "reference"],
  ["its number with the word before it", "Projectnr. 1", 1, "reference"],
  ["the name of its client", "Aanbouw fam. Kloosterman", 7, "reference"],
  ["its street and number", "Kerkring 31", 7, "address"],
] as const)("a reference with %s leads to the project", async (_, reference, id, reason) => {
  expect((await proposed({ references: [reference] }))[0]).toEqual([id, reason])
})

test.each(["2026-1", "Dakkapel", "spoed", "12", "PO 7-114"])(
  "%p names no project: a word that more of them have, or a number of something else",
  async (reference) => expect(await proposed({ references: [reference] })).toEqual([]),
)

test("where it was delivered weighs more than an address somewhere on the paper", async () => {
  const text = "Factuuradres Duinweg 12 4301 AB Zierikzee"
  expect(await proposed({ text })).toEqual([[1, "address"]])
  expect(await proposed({ text, deliveryAddress: "Dijkstraat 5, 4325BA Renesse" })).toEqual([
    [2, "address"],
    [1, "address"],
  ])
})

test("what this supplier delivered lately counts for work that goes on, the most often first", async () => {
  const line = (projectId: number, recent = true) => ({ projectId, category: "materials" as const, recent })
  const history = [line(1), line(7), line(7), line(4), line(4), line(4), line(2, false)]
  expect(await proposed({ history })).toEqual([
    [7, "history"],
    [1, "history"],
  ])
})

test("work that is done comes after work that goes on, however sure", async () => {
  expect(await proposed({ references: ["Keuken Verhage"], text: "Duinweg 12" })).toEqual([
    [1, "address"],
    [4, "reference"],
  ])
})

test("never more than three", async () => {
  const text = "Duinweg 12 Dijkstraat 5 Kerkring 31 Oude Haven 2"
  expect(await proposed({ text })).toHaveLength(3)
})

const categoryOf = async (clues: Partial<Clues>) =>
  (await propose({ ...silent, sentFor: 1, ...clues }, all))[0]!.category

test("the category is the supplier's usual one, else that of a subcontractor when the VAT is shifted", async () => {
  const went = (category: "transport" | "materials") => ({ projectId: 9, category, recent: false })
  expect(await categoryOf({})).toBe("materials")
  expect(await categoryOf({ reverseCharge: true })).toBe("subcontractor")
  expect(await categoryOf({ history: [went("materials"), went("transport"), went("transport")] })).toBe(
    "transport",
  )
})
