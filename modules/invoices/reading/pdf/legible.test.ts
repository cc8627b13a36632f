import { expect, test } from "bun:test"
import type { Word } from "../page.ts"
import { isLegible } from "./legible.ts"

const words = (text: string): Word[] =>
  text.split(" ").map((text) => ({ text, box: { left: 0, top: 0, width: 0, height: 0 }, confidence: 1 }))

test.each([
  ["Factuurnummer 2026-0815 Totaal € 1.234,56 btw 21% IBAN NL91 ABNA 0417 1643 00", true],
  ["Rechnung Nr. 4711 über 12 Stück, zahlbar binnen 30 Tagen", true],
  ["a.u.b. betalen o.v.v. factuurnr. | t.n.v. Jansen & Zn. — 12 × 3,50 = 42,00", true],
  ["\ue001\ue002\ue003 \ue004\ue005 \ue006\ue007\ue008 \ue001\ue00a", false],
  ["\u0003\u0004\u0005 \u0006\u0007\u0008 \u0010\u0011 abc", false],
  [")DFWXXU WRWDDO EWZ EHWDOHQ ELQQHQ GDJHQ NUHGLHW JURQGZHUN", false],
])("%p is legible: %p", (text, expected) => {
  expect(isLegible(words(text))).toBe(expected)
})
