import { expect, test } from "bun:test"
import type { QuoteRequest } from "../../requests/schema.ts"
import { found } from "./search.ts"

const request = {
  referenceNumber: "WP-2026-0042",
  projectTypes: ["badkamer"],
  contactInfo: {
    name: "Renée Op den Dijk",
    email: "info@voorbeeld.example",
    phone: "06 12 34 56 78",
    address: "Duinweg 14",
    postcode: "4301 AB",
    city: "Zierikzee",
  },
} as unknown as QuoteRequest

test.each([
  ["", true],
  ["renee", true],
  ["RENÉE dijk", true],
  ["zierik", true],
  ["0042", true],
  ["0612345678", true],
  ["4301ab", true],
  ["4301 ab", true],
  ["badkamer", true],
  ["duinweg zierikzee", true],
  ["renee middelburg", false],
  ["keuken", false],
])("searching for '%s' finds it: %p", (search, finds) => {
  expect(found([request], search)).toHaveLength(finds ? 1 : 0)
})
