import { expect, test } from "bun:test"
import { sources } from "./imports.testing.ts"

const others = [...sources].filter(
  ([path]) => !/^src\/(documents|sheets)\/|^src\/shared\/csv\.ts$|\.(test|testing)\.tsx?$/.test(path),
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

test("a list is imported in one way: no other reads CSV, asks for a sheet or says what its columns are", () => {
  expect(using(/\b(readCsv|csvReading)\b/)).toEqual([])
  const screens = others.filter(([path]) => !path.startsWith("ui/import/"))
  const another = /"text\/csv"|"\.csv"|\bimport-(column|file|row)/
  expect(screens.flatMap(([path, source]) => (another.test(source) ? [path] : []))).toEqual([])
})
