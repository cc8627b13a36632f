import { expect, test } from "bun:test"
import { roles } from "#src/shared/roles.ts"
import { officeFor } from "./office.ts"

const screenAt = (role: (typeof roles)[number], at: string) =>
  officeFor(role).screens.find(({ path }) => path === at)?.screen

test("at an address stands one screen, whoever looks", () => {
  for (const role of roles) {
    const addresses = officeFor(role).screens.flatMap(({ path, also = [] }) => [path, ...also])
    expect(addresses).toEqual([...new Set(addresses)])
  }
})

test("purchase invoices are the scanner for who works outside, and the list for the office", () => {
  const scanner = screenAt("worker", "/invoice-ocr")
  expect(scanner).toBeDefined()
  expect(screenAt("worker", "/purchase-invoices")).toBe(scanner!)
  expect(screenAt("manager", "/purchase-invoices")).not.toBe(scanner!)
  expect(officeFor("worker").screens.find(({ path }) => path === "/purchase-invoices")?.menu).toBeUndefined()
})
