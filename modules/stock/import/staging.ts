import type { Db } from "#db/open.ts"
import { inPortions } from "#src/jobs/portions.ts"
import { centsAt, thousandths } from "../amounts.ts"
import type { Values } from "../items/service.ts"
import { workshop } from "../schema.ts"
import type { KnownItem } from "./known.ts"
import * as statements from "./statements.ts"
import { written } from "./written.nl.ts"

export interface Fresh {
  values: Values
  /** How much lies in the workshop. */
  quantity: number
}

/** Of a price, or of its bounds. */
export interface Repriced {
  known: KnownItem
  values: Partial<Values>
}

/**
 * Keeps what an import will write in a table of this connection alone, in portions, so that the transaction itself is
 * five statements: row by row it would hold up everyone, and a transaction can't be parted.
 */
export function createStaging(db: Db) {
  let imports = 0
  const run = (statement: string, values: Record<string, string | number>) =>
    db.$client.query(statement).run(values)

  return async (fresh: Fresh[], repriced: Repriced[], { by, now }: { by: number; now: string }) => {
    const batch = ++imports
    db.$client.run(statements.table)
    await inPortions(fresh, ({ values, quantity: counted }, at) => {
      const quantity = thousandths(counted)
      const amount = { quantity, cents: centsAt(quantity, values.price) }
      const told = JSON.stringify({ name: values.name })
      run(statements.keepNew, { batch, n: at + 1, ...values, ...amount, told })
    })
    await inPortions(repriced, ({ known: { id, name, min, max, price }, values }) => {
      const told = JSON.stringify({ name, fields: Object.keys(values) })
      run(statements.keepKnown, { batch, id, min, max, price, ...values, told })
    })
    return {
      /** Puts all of it in its place. In the caller's transaction. */
      carryOut() {
        const { items } = db.$client.query(statements.last).get() as { items: number }
        run(statements.add, { batch, by, now, items })
        run(statements.change, { batch, by, now })
        run(statements.tell, { batch, by, now, items })
        run(statements.count, { batch, by, now, items, place: workshop, note: written.note })
        run(statements.counted, { now, items, place: workshop })
      },
      /** Forgets what was kept, whatever became of it. */
      drop: () => void run(statements.drop, { batch }),
    }
  }
}
