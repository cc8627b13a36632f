import { expect, test } from "bun:test"
import type { IssuedInvoice } from "../../sales/content.ts"
import { ublOf } from "../ubl.ts"
import { breaks, plain } from "./breaks.testing.ts"
import { checks, faultsIn } from "./faults.ts"

const written = (invoice: IssuedInvoice) => new TextDecoder().decode(ublOf(invoice))
const rulesIn = (xml: string) => faultsIn(new TextEncoder().encode(xml)).map(({ rule }) => rule)

test.each(breaks)("an invoice that breaks %s is caught by it", (rule, change, invoice = plain) => {
  const whole = written(invoice)
  expect(rulesIn(whole)).toEqual([])
  const broken = change(whole)
  expect(broken === whole).toBe(false)
  expect(rulesIn(broken)).toContain(rule)
})

test("each rule is broken here, has a number of its own and a source of a day", () => {
  const rules = checks.map(({ rule }) => rule)
  expect(breaks.map(([rule]) => rule).toSorted()).toEqual(rules.toSorted())
  expect(new Set(rules).size).toBe(rules.length)
  for (const { source } of checks) expect(source.published).toMatch(/^\d{4}-\d\d-\d\d$/)
})
