import { afterEach, beforeEach, expect, test } from "bun:test"
import { heldDuring } from "#src/jobs/eventLoop.testing.ts"
import { longestHold } from "#src/jobs/eventLoop.ts"
import { givenApp, type TestApp } from "#src/testing.ts"

let app: TestApp
beforeEach(async () => {
  app = await givenApp()
})
afterEach(() => app.close())

const preview = (csv: string) => app.services.stockImport.preview({ csv })

const price = (net: string, per: string, unit: string, more = "") =>
  `<PriceInformation>${more}<GrossPrice>99.00</GrossPrice><NetPrice>${net}</NetPrice><PriceBase>
    <NumberOfUnitsInPriceBasis>${per}</NumberOfUnitsInPriceBasis><PriceBasisUoM>${unit}</PriceBasisUoM>
  </PriceBase></PriceInformation>`
const lineOf = (name: string, article: string, gtin: string, prices: string) => `<TradeItemLine>
  <TradeItemIdentification><GTIN>${gtin}</GTIN><SuppliersTradeItemId>${article}</SuppliersTradeItemId></TradeItemIdentification>
  <MultiLanguageTradeItemDescription>
    <TradeItemDescription><Description>${name}</Description></TradeItemDescription>
    <TradeItemDescription><Description>In another language</Description></TradeItemDescription>
  </MultiLanguageTradeItemDescription>
  <TradeItemGrouping><BuyingGroup>Bevestiging</BuyingGroup></TradeItemGrouping>
  ${prices}
</TradeItemLine>`
const messageOf = (lines: string, prefix = "") =>
  `\ufeff<?xml version="1.0" encoding="UTF-8"?>
<PriceCatalogue xmlns="http://www.ketenstandaard.nl/artikelbericht/SALES/005">
  <Grouping><Supplier><GLN>8712345000004</GLN><Name>Bouwmaat &amp; Zn</Name></Supplier>${lines}</Grouping>
</PriceCatalogue>`.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}`)

test.each(["", "sal:"])("an article message is a list, whatever its prefix ('%s')", async (prefix) => {
  const lines = [
    lineOf(
      "Schroeven 5x60",
      "184022",
      "08712345678906",
      price("1.250", "100", "PCE") + price("0.900", "100", "PCE"),
    ),
    lineOf("Kabel", "7", "00000000000000", price("1234.5", "1", "MTR")),
  ]
  const { columns, rows } = await preview(messageOf(lines.join(""), prefix))
  expect(columns.map(({ holds }) => holds)).not.toContain(null)
  expect(rows).toMatchObject([
    { row: 2, name: "Schroeven 5x60", outcome: "new", price: { to: 0.0125 }, unit: "stuks" },
    { row: 3, name: "Kabel", outcome: "new", price: { to: 1234.5 }, unit: "m" },
  ])
  await app.services.stockImport.takeIn({ csv: messageOf(lines.join("")) }, app.services.access.list()[0]!)
  expect(app.services.stockView.list(app.services.access.list()[0]!)).toMatchObject([
    { name: "Kabel", code: "", article: "7" },
    { code: "8712345678906", supplier: "Bouwmaat & Zn", category: "Bevestiging", article: "184022" },
  ])
})

test.each([
  ["of another kind", "<html><body>Prijslijst</body></html>", "stock.otherXml"],
  ["with a document type", '<!DOCTYPE x [<!ENTITY a "b">]><PriceCatalogue/>', "stock.otherXml"],
  ["that was cut off", messageOf("").slice(0, -20), "stock.brokenXml"],
  ["without lines", messageOf(""), "sheets.onlyHeadings"],
  ["with too many lines", messageOf("<TradeItemLine/>".repeat(5001)), "sheets.tooLong"],
])("XML %s is refused with a reason", async (_, xml, code) => {
  await expect(preview(xml)).rejects.toThrow(code)
})

test("two megabytes of XML are read, and nobody waits", async () => {
  const line = lineOf("Schroeven 5x60", "184022", "", price("1.25", "100", "PCE"))
  const xml = messageOf(line.repeat(Math.floor((1.9 * 1024 * 1024) / line.length)))
  expect(await heldDuring(() => preview(xml))).toBeLessThan(longestHold)
})
