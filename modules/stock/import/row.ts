import { parseDecimal } from "#src/shared/decimal.ts"
import { round } from "#src/shared/rounding.ts"
import type { Cells, SheetList, Wrong } from "#src/sheets/read.ts"
import { isRounded, scannedCode } from "../code.ts"
import { ItemFields } from "../items/schema.ts"
import { quantity } from "../schema.ts"
import { rowsOfDico } from "./dico.ts"
import type { ImportColumn, ImportFault } from "./schema.ts"
import { headings, isSameUnit, wordsOfNumbers } from "./words.ts"
import { written } from "./written.nl.ts"

type Row = Cells<ImportColumn>
type Fault = Wrong<ImportFault>

/** What a row says; nothing, or zero, where it says nothing of it. */
export interface ReadRow {
  item: ItemFields
  /** Null: not said. */
  quantity: number | null
  wrong: Fault[]
}

/** A list of materials: one's own, or what a wholesaler sells. */
export const materialList: SheetList<ImportColumn, ReadRow> = {
  headings,
  read,
  rowsOfXml: rowsOfDico,
}

function read(cells: Row): ReadRow {
  const per = pricedFor(cells.pricePer)
  const item = itemIn(cells, per)
  const quantity = cells.quantity ? numberIn(cells.quantity) : null
  const wrong = faultsOf(item, quantity, cells)
  if (Number.isNaN(per.number)) wrong.push({ fault: "pricePer", text: cells.pricePer! })
  return { item, quantity, wrong }
}

/** As it is kept when it is new; 'st' and 'PCE' are pieces too. */
export const complete = (item: ItemFields): ItemFields => ({
  ...item,
  unit: item.unit && !isSameUnit(item.unit, written.unit) ? item.unit : written.unit,
})

function itemIn(cells: Row, per: PricedFor): ItemFields {
  const { supplier = "", article = "", category = "", location = "" } = cells
  return {
    ...{ supplier, article, category, location },
    name: namedIn(cells),
    code: scannedCode(cells.code ?? ""),
    // What a price is for is what one counts in.
    unit: per.unit || (cells.unit ?? ""),
    minStock: numberIn(cells.minStock),
    maxStock: numberIn(cells.maxStock),
    currentPrice: ofOne(numberIn(priceIn(cells)), per.number),
  }
}

/** With its brand before it, unless the name has that already. */
function namedIn({ name = "", brand = "" }: Row): string {
  return name && brand && !name.toLowerCase().includes(brand.toLowerCase()) ? `${brand} ${name}` : name
}

/** What one pays goes before what others pay. */
const priceIn = ({ netPrice, price, grossPrice }: Row) =>
  (netPrice || price || grossPrice || "").replace(/^(eur|euro)\s*|\s*(eur|euro)$/gi, "")

const numberIn = (text = "") => (text === "" ? 0 : (parseDecimal(text) ?? Number.NaN))

/** As fine as a price is kept, as what a formula came to is often finer; what can't be read stays so. */
const ofOne = (price: number, per: number) => (Number.isNaN(price) ? price : round(price / per, 4))

interface PricedFor {
  number: number
  unit: string
}

/** '100', 'per 100 stuks', 'stuk', 'honderd': for how many of what a price is. */
function pricedFor(text = ""): PricedFor {
  const [, number = "", word = ""] = /^(?:per\s+)?([\d.,]*)\s*(.*)$/is.exec(text)!
  const inWords = wordsOfNumbers.get(word.toLowerCase())
  if (number === "") return { number: inWords ?? 1, unit: inWords ? "" : word }
  const many = parseDecimal(number) ?? 0
  return { number: many > 0 ? many : Number.NaN, unit: word }
}

function faultsOf(item: ItemFields, counted: number | null, cells: Row): Fault[] {
  const unfit = ItemFields.safeParse(complete(item)).error?.issues ?? []
  // What is known goes without a name.
  const fields = unique(unfit.map(({ path }) => path[0] as Told)).filter(
    (field) => field !== "name" || item.name,
  )
  const faults = fields.map((field): Fault => ({ fault: field, text: writtenIn(cells, field) }))
  if (counted !== null && !quantity(0).safeParse(counted).success)
    faults.push({ fault: "quantity", text: cells.quantity! })
  if (isRounded(item.code)) faults.push({ fault: "codeRounded", text: item.code })
  const { minStock, maxStock } = item
  if (minStock > 0 && !cells.maxStock) faults.push({ fault: "maxMissing", text: "" })
  else if (maxStock < minStock) faults.push({ fault: "maxBelowMin", text: cells.maxStock! })
  return faults
}

/** What a list can tell of a material. */
type Told = Exclude<keyof ItemFields, "quotedAs" | "quotedUnits">

const writtenIn = (cells: Row, field: Told): string =>
  field === "currentPrice" ? priceIn(cells) : (cells[field] ?? "")

const unique = <T>(values: T[]) => [...new Set(values)]
