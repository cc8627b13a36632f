import type { Db } from "#db/open.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { thousandths, units } from "../amounts.ts"

/** What one job will take of a material, as quantities are stored. */
export interface Need {
  name: string
  day: Day
  quantity: number
}

/** So many days ahead: what comes earlier lies in the way, and a supplier has it by then. */
const ahead = 28

interface Linked {
  id: number
  quotedAs: string
  quotedUnits: number
}

/** What work that begins soon will take, by material, as its accepted quotations say; of what is not kept nothing. */
export function createNeeds({
  db,
  clock,
  projects,
  quoted,
}: {
  db: Db
  clock: Clock
  projects: Pick<Projects, "beginning">
  quoted: Answers["materials"]
}) {
  const linked = db.$client.query<Linked, []>(
    `SELECT id, quoted_as AS quotedAs, quoted_units AS quotedUnits FROM stock_items
    WHERE quoted_as <> '' AND archived_at IS NULL`,
  )
  return async (): Promise<Map<number, Need[]>> => {
    const kept = new Map(linked.all().map((item) => [item.quotedAs, item]))
    if (kept.size === 0) return new Map()
    const now = today(clock)
    const jobs = projects.beginning(now, addDays(now, ahead))
    const materials = await quoted(jobs.map(({ quotationId }) => quotationId))
    const needs = new Map<number, Need[]>()
    for (const { name, startDate: day, quotationId } of jobs)
      for (const material of materials.get(quotationId) ?? []) {
        const item = kept.get(material.name)
        if (!item) continue
        const quantity = thousandths(material.quantity / units(item.quotedUnits))
        needs.set(item.id, [...(needs.get(item.id) ?? []), { name, day, quantity }])
      }
    return needs
  }
}
