import { expect, test } from "bun:test"
import { blocksOf } from "./prose.ts"

test("headings, paragraphs and lists, as someone types them", () => {
  const text =
    "Welkom.\r\nTweede regel.\n\n## Wat wij bewaren\nUw naam\n- naam\n- adres\n\n* telefoon\nEn verder niets.\n\n\n# Einde"
  expect(blocksOf(text)).toEqual([
    { kind: "paragraph", text: "Welkom.\nTweede regel." },
    { kind: "heading", text: "Wat wij bewaren" },
    { kind: "paragraph", text: "Uw naam" },
    { kind: "list", items: ["naam", "adres", "telefoon"] },
    { kind: "paragraph", text: "En verder niets." },
    { kind: "heading", text: "Einde" },
  ])
})

test("anything else stays text, and nothing gives nothing", () => {
  expect(blocksOf("<script>alert(1)</script> -5 #1")).toEqual([
    { kind: "paragraph", text: "<script>alert(1)</script> -5 #1" },
  ])
  expect(blocksOf(" \n\n")).toEqual([])
})
