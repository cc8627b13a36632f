import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Projects } from "#modules/projects/service.ts"
import { csvFile } from "#src/documents/csv.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { type Day, formatDay } from "#src/shared/days.ts"
import { DomainError } from "#src/shared/errors.ts"
import { bookOn, type PriceBook } from "../pricing/book.ts"
import type { Norm } from "../pricing/norm.ts"
import { createPriceChanges, historyOf } from "./changes.ts"
import { checkChange } from "./checks.ts"
import { experienceOf } from "./experience.ts"
import { createFinished } from "./finished.ts"
import { materialsOf } from "./materials.ts"
import type { ChangePrices, Experience, NormDetail, PriceBookView } from "./schema.ts"
import { sheet as nl } from "./sheet.nl.ts"
import { sheetOf } from "./sheet.ts"
import { detailOf, viewOf } from "./view.ts"

export type PriceBookService = ReturnType<typeof createPriceBook>

/** The norms, rates and article prices of the company: those that ship with the program, and what was changed of them. */
export function createPriceBook({
  db,
  clock,
  log,
  people,
  projects,
  ledger,
  used,
}: {
  db: Db
  clock: Clock
  log: Log
  /** Everyone with an account. */
  people: () => User[]
  projects: Projects
  ledger: Ledger
  /** What these projects took from the shelf, by article of the price list. */
  used: (projectIds: readonly number[]) => Map<number, Map<string, number>>
}) {
  const changes = createPriceChanges({ db, clock })
  const finished = createFinished({ db, projects, ledger })
  let books = { newest: 0, byBeginning: new Map<Day, PriceBook>() }

  /** A book holds from the day on which the last change before it begins, so there are no more books than such days. */
  function on(day: Day): PriceBook {
    const rows = changes.all()
    const newest = rows.at(-1)?.id ?? 0
    if (books.newest !== newest) books = { newest, byBeginning: new Map() }
    const from = rows.reduce((last, { since }) => (since <= day && since > last ? since : last), "")
    const book = books.byBeginning.get(from) ?? bookOn(day, rows)
    books.byBeginning.set(from, book)
    return book
  }

  function view(): PriceBookView {
    const day = today(clock)
    const rows = changes.all()
    return { ...viewOf(day, on(day), rows), changes: historyOf(rows, people()) }
  }

  return {
    /** As they hold on a day. The same object as long as nothing changes. */
    on,
    view,
    norm(code: string): NormDetail {
      const day = today(clock)
      const book = on(day)
      const norms: Record<string, Norm> = book.norms
      if (!Object.hasOwn(norms, code)) throw new DomainError("quotes.normNotFound", 404)
      return detailOf(code, norms[code]!, day, book, changes.all())
    },
    /** What was quoted keeps its figures: a version holds its own. */
    change: (body: ChangePrices, by: User): PriceBookView =>
      write<PriceBookView>(db, () => {
        checkChange(body, changes.all(), today(clock))
        changes.add(body, by.id)
        log.record("priceBook.changed", { kind: "priceBook", id: changes.newest() }, by.id, { ...body })
        return view()
      }),
    async experience(viewer: User): Promise<Experience> {
      const jobs = await finished(viewer)
      const taken = used(jobs.map(({ project }) => project.id))
      return { ...(await experienceOf(jobs, on(today(clock)))), materials: materialsOf(jobs, taken) }
    },
    /** The norms of today as a file for Excel. */
    sheet() {
      const day = today(clock)
      const { norms } = viewOf(day, on(day), changes.all())
      return csvFile(`${nl.file} ${formatDay(day)}.csv`, sheetOf(norms))
    },
  }
}
