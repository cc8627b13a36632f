import { expect, test } from "bun:test"
import { fileName } from "./fileName.ts"

test.each([
  ["an ordinary name", "Tekening begane grond.pdf", "pdf", "Tekening begane grond.pdf"],
  ["another ending than it has", "vergunning.PDF", "docx", "vergunning.docx"],
  ["a photo becomes a JPEG", "IMG_1.png", "jpg", "IMG_1.jpg"],
  ["a version that is no ending", "Offerte v1.2", "pdf", "Offerte v1.2.pdf"],
  ["a program by its name", "factuur.pdf.exe", "pdf", "factuur.pdf.exe.pdf"],
  ["a path", "../../etc/passwd", "pdf", "passwd.pdf"],
  ["a path of Windows", "C:\\Users\\jan\\plan.pdf", "pdf", "plan.pdf"],
  ["a name that ends in a path", "plan/", "pdf", "Bestand.pdf"],
  ["control characters", "plan\r\nSet-Cookie: x\0.pdf", "pdf", "planSet-Cookie- x.pdf"],
  ["text turned around", "plan\u202Efdp.exe", "pdf", "planfdp.exe.pdf"],
  ["signs that no disk takes", 'a<b>:"|?*.pdf', "pdf", "a-b------.pdf"],
  ["dots and spaces around it", " ..plan.. .pdf", "pdf", "plan.pdf"],
  ["nothing", "", "pdf", "Bestand.pdf"],
  ["an ending alone", ".pdf", "pdf", "Bestand.pdf"],
  ["half a letter", "plan\uD83D.pdf", "pdf", "plan.pdf"],
  ["emoji and accents", "façade 🏠.pdf", "pdf", "façade 🏠.pdf"],
  ["one accent written in two ways", "fac\u0327ade.pdf", "pdf", "façade.pdf"],
])("%s", (_, given, extension, expected) => expect(fileName(given, extension)).toBe(expected))

test("a name of 300 characters is cut before its ending, and no letter in half", () => {
  expect(fileName(`${"x".repeat(300)}.docx`, "docx")).toBe(`${"x".repeat(115)}.docx`)
  const cut = fileName("🏗️".repeat(100), "pdf")
  expect(cut.length).toBeLessThanOrEqual(120)
  expect(cut).toMatch(/^(🏗️)+\.pdf$/u)
})
