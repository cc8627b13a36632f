import { inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Sender } from "#src/documents/sender.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError, invalid } from "#src/shared/errors.ts"
import { stockItems } from "../table.ts"
import { stockLabels as nl } from "./nl.ts"
import { labelsPdf } from "./paper.ts"
import { type LabelQuery, wrongWith } from "./schema.ts"
import { labelSheets } from "./sheets.ts"

export type StockLabels = ReturnType<typeof createStockLabels>

/** Labels for on the shelf: what lies there, and a code that leads to it. */
export function createStockLabels({
  db,
  clock,
  sender,
}: {
  db: Db
  clock: Clock
  sender: () => Promise<Sender>
}) {
  const { id, name, location, article } = stockItems

  function chosen(ids: number[]) {
    const rows = db.select({ id, name, location, article }).from(stockItems).where(inArray(id, ids)).all()
    const known = new Map(rows.map((row) => [row.id, row]))
    return ids.map((one) => {
      const row = known.get(one)
      if (!row) throw new DomainError("stock.notFound", 404)
      return row
    })
  }

  return {
    /** `origin`: of the site on which the codes are read. */
    async pdf({ ids, ...wish }: LabelQuery, origin: string) {
      const wrong = wrongWith(wish, ids.length)
      if (Object.keys(wrong).length > 0) throw invalid(wrong)
      const labels = chosen(ids).flatMap(({ id, ...shown }) =>
        Array.from({ length: wish.each }, () => ({ ...shown, address: `${origin}/material-stock/${id}` })),
      )
      const { companyName } = await sender()
      const bytes = await labelsPdf(labels, {
        ...{ sheet: labelSheets[wish.sheet], used: wish.first - 1 },
        ...{ author: companyName, day: today(clock) },
      })
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>])
      return { blob, bytes: bytes.length, mediaType: "application/pdf", name: nl.file }
    },
  }
}
