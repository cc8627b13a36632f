import { expect, test } from "bun:test"
import { mediaTypeOf, versionFileName } from "./fileNames.ts"
import { fileKinds } from "./schema.ts"

test("documents of a version are named after what they are, the number and the version", () =>
  expect(fileKinds.map((kind) => versionFileName(kind, "O-2026-0012", 2))).toEqual([
    "Offerte O-2026-0012 v2.docx",
    "Offerte informeel O-2026-0012 v2.docx",
    "Calculatie O-2026-0012 v2.xlsx",
    "Planning O-2026-0012 v2.docx",
    "Materiaalstaat O-2026-0012 v2.xlsx",
    "Nacalculatie O-2026-0012 v2.xlsx",
    "Offerte O-2026-0012 v2.pdf",
    "Offertetekst O-2026-0012 v2.docx",
  ]))

test("a PDF is sent as one", () => expect(mediaTypeOf("offertePdf")).toBe("application/pdf"))

test.each([
  ["../../etc/passwd", "Offerte .-.-etc-passwd v1.pdf"],
  ['O:2026*"<>|?\0\n', "Offerte O-2026- v1.pdf"],
  ["x".repeat(300), `Offerte ${"x".repeat(40)} v1.pdf`],
])("a number such as %j makes no other name than that of a file", (number, name) =>
  expect(versionFileName("offertePdf", number, 1)).toBe(name),
)
