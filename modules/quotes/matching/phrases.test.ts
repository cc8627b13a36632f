import { expect, test } from "bun:test"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import { standardBook } from "../pricing/book.ts"
import { isUnpriced } from "../pricing/line.ts"
import { recognised, unrecognised } from "./phrases.testing.ts"
import { estimateOf } from "./workEstimate.testing.ts"

const linesOf = (type: ProjectType, item: string) =>
  estimateOf(
    {
      items: [item],
      type,
      area: null,
      facts: { use: null, builtIn: null, olderThan2Years: null },
      today: "2026-11-20",
    },
    standardBook,
  ).lines

const rows = (phrases: Partial<Record<ProjectType, string>>) =>
  Object.entries(phrases).flatMap(([type, text]) =>
    text
      .split("\n")
      .map((row) => row.trim())
      .filter(Boolean)
      .map((row): [ProjectType, string, string] => {
        const [item, lines] = row.split(" = ")
        return [type as ProjectType, item!, lines ?? ""]
      }),
  )

test.each(rows(recognised))("%s: %s", (type, item, lines) => {
  const given = linesOf(type, item).map(
    ({ code, quantity, unit, quantitySource }) =>
      `${code} ${quantity} ${unit}${quantitySource.kind === "text" ? "" : "~"}`,
  )
  expect(given.join(", ")).toBe(lines)
})

test.each(rows(unrecognised))("%s: %s is left to a person", (type, item) => {
  const [line, ...others] = linesOf(type, item)
  expect(others).toEqual([])
  expect(line).toMatchObject({ code: "", norm: null, description: item, workItem: item, totalCents: 0 })
  expect(isUnpriced(line!)).toBe(true)
})
