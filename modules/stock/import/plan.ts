import { inPortions } from "#src/jobs/portions.ts"
import type { SheetRow, Wrong } from "#src/sheets/read.ts"
import { euros } from "../amounts.ts"
import { codeKey, hasRightCheckDigit } from "../code.ts"
import type { ItemFields } from "../items/schema.ts"
import { type Values, valuesOf } from "../items/service.ts"
import type { Known, KnownItem } from "./known.ts"
import { met } from "./meeting.ts"
import { complete, type ReadRow } from "./row.ts"
import type { ImportFault, ImportRow } from "./schema.ts"

/** What one row of a sheet leads to: something new, another state of what is known, or nothing. */
export interface Step {
  outcomeRow: ImportRow
  added?: Values
  known?: KnownItem
  /** What of it is kept otherwise from now on. */
  values?: Partial<Values>
}

/** What somebody chose beside the list. */
export interface Choices {
  onlyKnown?: boolean
  supplier?: string
}

/**
 * Holds every row against what is known and against the rows above it; `room`: how many can be added. Rows that are left
 * out on purpose have no step.
 */
export async function planImport(
  rows: SheetRow<ReadRow>[],
  known: Known,
  { onlyKnown, supplier, room }: Choices & { room: number },
): Promise<Step[]> {
  let added = 0

  function stepOf({ row, read }: SheetRow<ReadRow>): Step[] {
    const item = { ...read.item, supplier: supplier || read.item.supplier }
    const found = known.find(item)
    if (!found && onlyKnown) return []
    const wrong = read.wrong.length > 0 ? read.wrong : faultsBeside(item, found)
    if (wrong.length > 0) return [refused(row, item.name, wrong)]
    const step = found ? meet(found, item, read.quantity) : add(item, read.quantity)
    return [{ ...step, outcomeRow: { row, name: item.name || found!.name, wrong: [], ...step.outcomeRow } }]
  }

  /** What only shows beside what is known. */
  function faultsBeside(item: ItemFields, found: KnownItem | undefined): Wrong<ImportFault>[] {
    if (found && known.isTaken(found.id)) return [{ fault: "twice", text: item.code || item.article }]
    const owner = known.ownerOfCode(item)
    if (owner) return [{ fault: "codeTaken", text: owner.name }]
    // A number of one's own may look like one of these: what is known by it is right.
    if (!hasRightCheckDigit(item.code) && codeKey(found?.code ?? "") !== codeKey(item.code))
      return [{ fault: "checkDigit", text: item.code }]
    if (found) return []
    if (!item.name) return [{ fault: "nameMissing", text: item.code || item.article }]
    return added < room ? [] : [{ fault: "tooMany", text: "" }]
  }

  function add(item: ItemFields, quantity: number | null) {
    const values = valuesOf(complete(item))
    // Below zero, for it has no number yet.
    const id = -++added
    known.remember({ ...values, id, version: 0, quantity: 0, archived: false })
    known.take(id)
    const { unit, price } = values
    const told = { ...nothing, unit, price: price > 0 ? { from: null, to: euros(price) } : null }
    return { added: values, outcomeRow: { ...told, outcome: "new" as const, counted: quantity || null } }
  }

  function meet(found: KnownItem, item: ItemFields, quantity: number | null) {
    known.take(found.id)
    if (found.archived) return { outcomeRow: { ...nothing, outcome: "same" as const, archived: true } }
    const { told, values } = met(found, valuesOf(item), quantity)
    if (values.code) known.giveCode(found, values.code)
    return { known: found, values, outcomeRow: { ...nothing, ...told, unit: found.unit } }
  }

  return (await inPortions(rows, stepOf)).flat()
}

const nothing = { filled: [], kept: [], price: null, counted: null, unit: "", knownAs: null, archived: false }

const refused = (row: number, name: string, wrong: Wrong<ImportFault>[]): Step => ({
  outcomeRow: {
    ...{ ...nothing, row, name: name.slice(0, 80), outcome: "wrong" },
    wrong: wrong.map(({ fault, text }) => ({ fault, text: text.slice(0, 80) })),
  },
})
