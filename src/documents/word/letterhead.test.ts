import { expect, test } from "bun:test"
import { samplePhoto } from "../../files/sample.ts"
import type { Sender } from "../sender.ts"
import { wordFile } from "./file.ts"
import { paragraph } from "./paragraphs.ts"
import { unzip, xmlFaults } from "./testing.ts"

const sender: Sender = {
  companyName: 'Kust & "Bouw" <Zierikzee>',
  address: "Havenweg 12\n4301 JK Zierikzee",
  phone: "0111 - 00 00 00",
  contactEmail: "kantoor@kustenbouw.example",
  kvk: "00000000",
  btwId: "",
  iban: "",
}
const logo = {
  bytes: samplePhoto({ width: 600, height: 200 }),
  kind: "png" as const,
  width: 600,
  height: 200,
}

async function firstHead(of: Sender) {
  const files = unzip(
    await wordFile({ sender: of, title: "Offerte", reference: "O-1", children: [paragraph("x")] }),
  )
  const heads = [...files].filter(([name]) => /^word\/header\d\.xml$/.test(name)).map(([, xml]) => xml)
  const pictures = [...files.keys()].filter((name) => name.startsWith("word/media/") && /\.\w+$/.test(name))
  return { heads, first: heads.find((xml) => xml.includes("Havenweg"))!, pictures }
}

/** 9525 of the units of a drawing are one pixel. */
const pixels = (emu: string | undefined) => Math.round(Number(emu) / 9525)

test("the logo stands above the name, in its own proportions and no wider than its place", async () => {
  const { first, pictures } = await firstHead({ ...sender, logoPicture: logo })
  expect(pictures).toHaveLength(1)
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(first)!
  expect([pixels(width), pixels(height)]).toEqual([204, 68])
  expect(/<w:spacing[^>]*lineRule="auto"\/><\/w:pPr><w:r><w:drawing>/.test(first)).toBe(true)
  expect(first.indexOf("<wp:extent")).toBeLessThan(first.indexOf("Kust &amp;"))
})

test("a tall logo is no taller than its place", async () => {
  const { first } = await firstHead({ ...sender, logoPicture: { ...logo, width: 100, height: 400 } })
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(first)!
  expect([pixels(width), pixels(height)]).toEqual([17, 68])
})

test("without a logo there is none, and either way the head is sound", async () => {
  const without = await firstHead(sender)
  expect(without.pictures).toEqual([])
  expect(without.first).not.toContain("<w:drawing")
  const { heads } = await firstHead({ ...sender, logoPicture: logo })
  expect([...heads, ...without.heads].flatMap(xmlFaults)).toEqual([])
})
