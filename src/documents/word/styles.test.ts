import { expect, test } from "bun:test"
import { box } from "./box.ts"
import { wordFile } from "./file.ts"
import { heading, title } from "./paragraphs.ts"
import { unzip } from "./testing.ts"

const sender = { companyName: "Kust", address: "", phone: "", contactEmail: "", kvk: "", btwId: "", iban: "" }

test("every line height says that it grows with its text, or LibreOffice puts large text over what is above it", async () => {
  const children = [
    title("Offerte"),
    box([{ label: "Totaal", value: "€ 1,00", strong: true }], [4000]),
    heading("Werk"),
  ]
  const files = unzip(await wordFile({ sender, title: "Offerte", reference: "O-1", children }))
  const spacings = [...files.values()].flatMap((xml) => xml.match(/<w:spacing [^>]*w:line="[^>]*>/g) ?? [])
  expect(spacings.length).toBeGreaterThan(10)
  expect(spacings.filter((spacing) => !spacing.includes("w:lineRule="))).toEqual([])
})
