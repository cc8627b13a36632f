import { expect, test } from "bun:test"
import { kindOf } from "./kindOf.ts"

test.each([
  ["Plattegrond begane grond.pdf", "application/pdf", "drawing"],
  ["OMGEVINGSVERGUNNING 2026.pdf", "application/pdf", "permit"],
  ["asbestrapport.docx", "", "report"],
  ["Melding tekening.pdf", "", "permit"],
  ["IMG_0001.jpg", "image/jpeg", "photo"],
  ["scan0001.pdf", "application/pdf", "other"],
])("%s is probably a %s: %s", (name, type, kind) => expect(kindOf({ name, type })).toBe(kind as never))
