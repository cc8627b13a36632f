import { DomainError } from "../shared/errors.ts"
import type { SentSheet } from "../shared/sheets.ts"
import { type Judged, readSheet, type SheetList, type SheetRow } from "./read.ts"

/** What becomes of each row, and in figures. */
export interface Planned {
  rows: object[]
  counts: { wrong: number }
}

/** The import of a list: a preview that keeps nothing, and then all of it or nothing. */
export function createImport<
  Column extends string,
  Read extends Judged,
  Plan extends Planned,
  By,
  Sent extends SentSheet<Column> = SentSheet<Column>,
>({
  list,
  plan,
  carryOut,
}: {
  list: SheetList<Column, Read>
  /** Holds every row against what is known now, and against the rows above it; `sent` has what was chosen besides. */
  plan(rows: SheetRow<Read>[], sent: Sent): Promise<Plan>
  /** Keeps all of it in one transaction; false when what it was held against has changed since. */
  carryOut(plan: Plan, by: By): Promise<boolean>
}) {
  return {
    async preview(sent: Sent) {
      const sheet = await readSheet(list, sent)
      const { rows, counts }: Pick<Plan, "rows" | "counts"> = await plan(sheet.rows, sent)
      return { columns: sheet.columns, rows, counts }
    },
    async takeIn(sent: Sent & { skipWrong?: boolean }, by: By): Promise<Plan["counts"]> {
      const sheet = await readSheet(list, sent)
      for (let tries = 0; tries < mostTries; tries++) {
        const planned = await plan(sheet.rows, sent)
        refuseWrong(planned.counts, sent.skipWrong ?? false)
        if (await carryOut(planned, by)) return planned.counts
      }
      throw new DomainError("sheets.meanwhile", 503, { retryAfter: 5 })
    },
  }
}

/** A try takes less than a second: nobody changes so much for so long. */
const mostTries = 20

function refuseWrong({ wrong }: Planned["counts"], skipWrong: boolean) {
  if (wrong > 0 && !skipWrong) throw new DomainError("sheets.wrongRows", 422, { values: { count: wrong } })
}
