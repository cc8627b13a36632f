/**
 * Knowledge as text, so that whoever knows the trade can read a line and a change is one line: a row each, cells parted
 * by `|`, the columns named in the first row. Empty lines and those that begin with `#` are for the reader.
 */
export function rowsOf<const Columns extends readonly string[], Told>(
  text: string,
  columns: Columns,
  read: (row: Row<Columns>) => Told,
): Told[] {
  const [head = [], ...rows] = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(cellsIn)
  if (head.join() !== columns.join())
    throw new Error(`Not the columns ${columns.join(", ")}: ${head.join(", ")}`)
  const odd = rows.find((row) => row.length !== columns.length)
  if (odd) throw new Error(`Not a row of ${columns.join(", ")}: ${odd.join(" | ")}`)
  return rows.map((row) => {
    try {
      return read(row as Row<Columns>)
    } catch (error) {
      throw new Error(`${(error as Error).message} in '${row.join(" | ")}'`)
    }
  })
}

/** A cell for each column. */
export type Row<Columns extends readonly string[]> = { -readonly [Column in keyof Columns]: string }

/** The codes in the first column of such a text, as a type: words with a dot in them. */
export type CodesIn<
  Text extends string,
  Found extends string = never,
> = Text extends `${infer Line}\n${infer Others}` ? CodesIn<Others, Found | CodeOf<Line>> : Found
type CodeOf<Line extends string> = Line extends `${infer Word} ${string}`
  ? Word extends `${string}.${string}`
    ? Word
    : never
  : never

export const cellsIn = (line: string): string[] => line.split("|").map((cell) => cell.trim())

/** What the rows tell, by their names; one that is there twice is a slip. */
export function byName<Value>(entries: [name: string, value: Value][]): Record<string, Value> {
  const found: Record<string, Value> = {}
  for (const [name, value] of entries) {
    if (Object.hasOwn(found, name)) throw new Error(`${name} is there twice`)
    found[name] = value
  }
  return found
}

/** A cell that must be one of these. */
export function oneOf<Choice extends string>(choices: readonly Choice[], cell: string): Choice {
  const choice = choices.find((known) => known === cell)
  if (choice === undefined) throw new Error(`Not one of ${choices.join(", ")}: '${cell}'`)
  return choice
}

export function numberIn(cell: string): number {
  if (!/^\d+(\.\d+)?$/.test(cell)) throw new Error(`Not a number: '${cell}'`)
  return Number(cell)
}

/** Euros in a table are cents in the program. */
export function centsIn(cell: string): number {
  if (/\.\d{3}/.test(cell)) throw new Error(`Not whole cents: '${cell}'`)
  return Math.round(numberIn(cell) * 100)
}

export function percentIn(cell: string): number {
  if (!cell.endsWith("%")) throw new Error(`Not a percentage: '${cell}'`)
  return numberIn(cell.slice(0, -1))
}
