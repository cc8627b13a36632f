import { expect, test } from "bun:test"
import { sources } from "./imports.testing.ts"

const others = [...sources].filter(
  ([path]) => !/^src\/documents\/|^src\/shared\/csv\.ts$|\.(test|testing)\.tsx?$/.test(path),
)
const using = (pattern: RegExp) => others.flatMap(([path, source]) => (pattern.test(source) ? [path] : []))

test("a list is described in one way: no other writes CSV, in cells or as a file", () => {
  expect(using(/\bwriteCsv(Rows)?\b|\.join\("[;,\\t]+"\)[^\n]*\\r?\\n|text\/csv; charset/)).toEqual([])
})

test("a workbook looks in one way: no other makes one, or a style of its cells", () => {
  expect(
    using(/import (?!type )[^;\n]*"exceljs|\{[^}]*\blook\b[^}]*\} from "[^"]*excel\/styles\.ts"/),
  ).toEqual([])
  expect(using(/\b(numFmt|argb|patternType)\s*:\s*["'`]/)).toEqual([])
})
