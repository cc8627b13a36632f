import { type Plain, xmlParser } from "#src/files/xml.ts"
import { createPause } from "#src/jobs/portions.ts"
import { DomainError } from "#src/shared/errors.ts"
import { mostRows } from "#src/shared/sheets.ts"
import { unitOf } from "#src/shared/unitCodes.ts"
import type { SheetCells } from "#src/sheets/read.ts"
import { written } from "./written.nl.ts"

/**
 * The article message of DICO (SALES005 of Ketenstandaard Bouw en Techniek) as rows of a list with headings. Read as
 * loosely as a list is: of each line what it is called, its numbers, and its first price.
 */
export async function rowsOfDico(xml: string): Promise<SheetCells[]> {
  const rows: SheetCells[] = [{ row: 1, cells: Object.values(written.headings) }]
  const path: string[] = []
  let heard = ""
  let supplier = ""
  let line: Map<string, string> | undefined
  let lineDepth = 0
  let prices = 0

  const parser = xmlParser<Plain>(false, {
    deepest: 30,
    mostParts: 500_000,
    refuse(why) {
      throw new DomainError(why === "broken" ? "stock.brokenXml" : "stock.otherXml")
    },
    opened(tag) {
      const name = localName(tag)
      if (path.length === 0 && name !== "PriceCatalogue") throw new DomainError("stock.otherXml")
      path.push(name)
      heard = ""
      if (name === "TradeItemLine") [line, lineDepth, prices] = [new Map(), path.length, 0]
      if (name === "PriceInformation") prices++
    },
    text(text) {
      heard += text
    },
    closed() {
      const within = path.slice(lineDepth)
      const value = heard.trim()
      heard = ""
      if (!line && path.at(-2) === "Supplier" && path.at(-1) === "Name") supplier ||= value
      // Of a price from ten pieces on, or from next year on, nobody asks here.
      const isLater = within[0] === "PriceInformation" && prices > 1
      const key = within.join("/")
      if (line && value && !isLater && !line.has(key)) line.set(key, value)
      if (line && within.length === 0) {
        rows.push({ row: rows.length + 1, cells: cellsOf(line, supplier) })
        line = undefined
        lineDepth = 0
      }
      path.pop()
      if (rows.length > mostRows + 1)
        throw new DomainError("sheets.tooLong", 422, { values: { most: mostRows } })
    },
  })

  const pause = createPause()
  for (let at = 0; at < xml.length; at += pieceSize) {
    parser.write(xml.slice(at, at + pieceSize))
    await pause()
  }
  parser.close()
  return rows
}

const pieceSize = 16 * 1024

const localName = ({ name }: Plain) => name.slice(name.indexOf(":") + 1)

/** In the order of the headings. */
function cellsOf(line: Map<string, string>, supplier: string): string[] {
  const at = (path: string) => line.get(path) ?? ""
  // XML has a point where a list has a comma.
  const number = (path: string) => at(path).replace(".", ",")
  return [
    at("MultiLanguageTradeItemDescription/TradeItemDescription/Description"),
    supplier,
    at("TradeItemIdentification/SuppliersTradeItemId"),
    at("TradeItemIdentification/GTIN"),
    at("TradeItemGrouping/BuyingGroup"),
    number("PriceInformation/NetPrice"),
    number("PriceInformation/GrossPrice"),
    number("PriceInformation/PriceBase/NumberOfUnitsInPriceBasis"),
    unitOf(at("PriceInformation/PriceBase/PriceBasisUoM")),
  ]
}
