import { expect, test } from "bun:test"
import { Glob } from "bun"
import { sources } from "./imports.testing.ts"

const frozen = new URL("../picture/frozen/", import.meta.url).pathname

/** A calculation works with hours as norm books write them; what was worked is told as on a clock. */
const isCalculation = (path: string) => /quotation|norms|price|documents\//.test(path)

test("no screen tells worked hours as a decimal", async () => {
  const found: string[] = []
  for await (const path of new Glob("{office,workers,invoices,hours}/**/*.txt").scan(frozen)) {
    const text = await Bun.file(frozen + path).text()
    const [decimal] = text.match(/\b\d+,\d+ ?(uur|uren|u)\b/) ?? []
    if (decimal && !isCalculation(path)) found.push(`${path}: ${decimal}`)
  }
  expect(found).toEqual([])
})

test("outside a calculation no screen writes hours as a quantity", () => {
  const written = [...sources].filter(
    ([path, source]) =>
      /^(modules|ui)\/.*\.tsx$/.test(path) &&
      !path.startsWith("modules/quotes/") &&
      /formatQuantity\([^)]*[hH]ours/.test(source),
  )
  expect(written.map(([path]) => path)).toEqual([])
})
