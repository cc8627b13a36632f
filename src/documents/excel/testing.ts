import type { Workbook, Worksheet } from "exceljs"
import ExcelWorkbook from "exceljs/lib/doc/workbook.js"
import { round } from "../../shared/rounding.ts"

/** A workbook read back, whose formulas a test can work out by itself: as Excel would, without Excel. */
export async function openWorkbook(bytes: Uint8Array): Promise<Sheets> {
  const workbook = new ExcelWorkbook()
  await workbook.xlsx.load(bytes.buffer as ArrayBuffer)
  return new Sheets(workbook)
}

type Scalar = number | string | null

export class Sheets {
  private readonly changed = new Map<string, Scalar>()
  private worked = new Map<string, Scalar>()

  constructor(readonly workbook: Workbook) {}

  sheet(name: string): Worksheet {
    const sheet = this.workbook.getWorksheet(name)
    if (!sheet) throw new Error(`no sheet ${name}`)
    return sheet
  }

  /** Types over a cell, as a person would. */
  set(sheet: string, address: string, value: Scalar): void {
    this.changed.set(`${sheet}!${address}`, value)
    this.worked = new Map()
  }

  /** The value of a cell, worked out from its formula and never from what the file remembers. */
  value(sheet: string, address: string): Scalar {
    const key = `${sheet}!${address}`
    if (this.changed.has(key)) return this.changed.get(key)!
    const known = this.worked.get(key)
    if (known !== undefined) return known
    const cell = this.sheet(sheet).getCell(address)
    const formula = cell.formula
    const value = formula ? new Reader(this, sheet, formula).result() : plain(cell.value)
    this.worked.set(key, value)
    return value
  }

  /** Every formula with the value the file remembers for it. */
  formulas(): { sheet: string; address: string; formula: string; cached: Scalar }[] {
    const found: ReturnType<Sheets["formulas"]> = []
    for (const sheet of this.workbook.worksheets)
      sheet.eachRow((row) =>
        row.eachCell((cell) => {
          // A merged cell repeats its master.
          if (cell.formula && cell.address === cell.master.address)
            found.push({
              sheet: sheet.name,
              address: cell.address,
              formula: cell.formula,
              cached: plain(cell.result),
            })
        }),
      )
    return found
  }

  /** Every text and number of a sheet, row by row. */
  cells(name: string): Scalar[][] {
    const rows: Scalar[][] = []
    this.sheet(name).eachRow((row) => {
      const cells: Scalar[] = []
      row.eachCell((cell) => cells.push(cell.formula ? plain(cell.result) : plain(cell.value)))
      rows.push(cells)
    })
    return rows
  }
}

const plain = (value: unknown): Scalar =>
  typeof value === "number" || typeof value === "string" ? value : null

type Value = Scalar | Scalar[]

/** Reads one formula from left to right: comparison, sum, product, and what stands alone. */
class Reader {
  private readonly tokens: string[]

  constructor(
    private readonly sheets: Sheets,
    private readonly sheet: string,
    formula: string,
  ) {
    this.tokens =
      formula.match(/"[^"]*"|(\w+!)?\$?[A-Z]+\$?\d+(:\$?[A-Z]+\$?\d+)?|[A-Z]+(?=\()|[\d.]+|[-+*/=<(),]/g) ??
      []
    if (this.tokens.join("") !== formula) throw new Error(`cannot read ${formula}`)
  }

  result(): Scalar {
    return one(this.comparison())
  }

  private comparison(): Value {
    const left = this.sum()
    if (this.skip("<")) return amount(left) < amount(this.sum()) ? 1 : 0
    if (!this.skip("=")) return left
    const right = one(this.sum())
    return (one(left) ?? "") === (right ?? "") || (one(left) === null && right === 0) ? 1 : 0
  }

  private sum(): Value {
    let left = this.product()
    for (let sign = this.any("+-"); sign; sign = this.any("+-")) {
      const right = amount(this.product())
      left = tidy(sign === "+" ? amount(left) + right : amount(left) - right)
    }
    return left
  }

  private product(): Value {
    let left = this.single()
    for (let sign = this.any("*/"); sign; sign = this.any("*/")) {
      const right = amount(this.single())
      left = sign === "*" ? amount(left) * right : amount(left) / right
    }
    return left
  }

  private single(): Value {
    const token = this.tokens.shift() ?? ""
    if (token === "(") {
      const inner = this.comparison()
      this.skip(")")
      return inner
    }
    if (token === "-") return -amount(this.single())
    if (token.startsWith('"')) return token.slice(1, -1)
    if (/^[\d.]+$/.test(token)) return Number(token)
    return /\d/.test(token) ? this.reference(token) : this.call(token)
  }

  private reference(token: string): Value {
    const [, name, cells] = /^(?:(\w+)!)?(.*)$/.exec(token.replaceAll("$", ""))!
    const sheet = name ?? this.sheet
    const [from, to] = cells!.split(":")
    if (!to) return this.sheets.value(sheet, from!)
    const [, first, top] = /^([A-Z]+)(\d+)$/.exec(from!)!
    const [, last, bottom] = /^([A-Z]+)(\d+)$/.exec(to)!
    if (first !== last) throw new Error(`not one column: ${token}`)
    const rows = Array.from({ length: Number(bottom) - Number(top) + 1 }, (_, index) => Number(top) + index)
    return rows.map((row) => this.sheets.value(sheet, `${first}${row}`))
  }

  private call(name: string): Value {
    this.skip("(")
    const values: Value[] = []
    while (!this.skip(")")) {
      values.push(this.comparison())
      this.skip(",")
    }
    const work = functions[name]
    if (!work) throw new Error(`unknown function ${name}`)
    return work(values)
  }

  private skip(token: string): boolean {
    if (this.tokens[0] !== token) return false
    this.tokens.shift()
    return true
  }

  private any(tokens: string): string | undefined {
    const next = this.tokens[0]
    return next && next.length === 1 && tokens.includes(next) ? this.tokens.shift() : undefined
  }
}

const functions: Record<string, (values: Value[]) => Scalar> = {
  ROUND: ([value, decimals]) => round(amount(value!), amount(decimals!)),
  ROUNDUP: ([value, decimals]) =>
    Math.ceil(amount(value!) * 10 ** amount(decimals!)) / 10 ** amount(decimals!),
  SUM: (values) => tidy(numbers(values).reduce((a, b) => a + b, 0)),
  COUNT: (values) => numbers(values).length,
  IF: ([test, yes, no]) => one(amount(test!) !== 0 ? yes! : no!),
  OR: (values) => (values.some((value) => amount(value) !== 0) ? 1 : 0),
  SUMIF: ([where, wanted, what]) =>
    tidy(
      (where as Scalar[]).reduce<number>(
        (total, value, index) =>
          total + (value === one(wanted!) ? amount((what as Scalar[])[index] ?? null) : 0),
        0,
      ),
    ),
}

const one = (value: Value): Scalar => (Array.isArray(value) ? (value[0] ?? null) : value)
const numbers = (values: Value[]): number[] =>
  values.flat().filter((value): value is number => typeof value === "number")

/** An empty cell counts as nothing; a text in a sum is an error (NaN here), as in Excel. */
function amount(value: Value): number {
  const scalar = one(value)
  return typeof scalar === "string" ? Number.NaN : (scalar ?? 0)
}

// Spreadsheets keep 15 digits.
const tidy = (value: number): number => Number(value.toPrecision(15))
