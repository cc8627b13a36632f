import { expect, test } from "bun:test"
import { PDFDocument } from "@cantoo/pdf-lib"
import { openPdf } from "./pdf.ts"

async function drawing({ password }: { password?: string } = {}): Promise<File> {
  const pdf = await PDFDocument.create()
  for (const name of ["begane grond", "verdieping"]) pdf.addPage([842, 595]).drawText(name)
  if (password) pdf.encrypt({ userPassword: password })
  return fileOf(await pdf.save())
}
const fileOf = (content: BlobPart) => new File([content], "woning.pdf", { type: "application/pdf" })

test("a PDF tells how many pages it has", async () => {
  expect(await openPdf(await drawing())).toMatchObject({ pages: 2 })
})

test("one behind a password is told apart from what is no PDF at all", async () => {
  expect(await openPdf(await drawing({ password: "geheim" }))).toBe("locked")
  for (const broken of ["%PDF-1.7\nniets", "", "geen pdf"])
    expect(await openPdf(fileOf(broken))).toBe("unreadable")
})

test("a page that isn't there is no picture", async () => {
  const pdf = await openPdf(await drawing())
  expect(typeof pdf === "object" && (await pdf.picture(3))).toBeUndefined()
})
