import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { fillWith } from "#modules/search/many.testing.ts"
import { heldDuring } from "../jobs/eventLoop.testing.ts"
import { longestHold } from "../jobs/eventLoop.ts"
import { givenApp, type TestApp } from "../testing.ts"

setDefaultTimeout(60_000)

let app: TestApp
beforeAll(async () => {
  app = await givenApp({ onDisk: true })
  fillWith(app.db, 50_000)
})
afterAll(() => app.close())

const find = (typed: string) => app.services.search.find(typed, "owner")

test.each([
  ["parts of many words", "oog eer and erg ind oer est oor uis sen"],
  ["words that are nearly many", "hoogr bakr vann moll stal wnd bergg kampp dijkk veldd"],
])("someone looks for %s among them, and nobody waits", async (_, typed) => {
  expect(await heldDuring(() => find(typed))).toBeLessThan(longestHold)
})
