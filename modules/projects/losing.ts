import type { Db } from "#db/open.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { formatWholeEuro } from "#src/shared/euro.ts"
import type { Notice } from "#src/shared/notice.ts"
import { remainingInSql } from "./commitments/remaining.ts"
import { costAtCompletion, type Job } from "./forecast.ts"
import { isBegun } from "./rules.ts"
import type { CostCategory } from "./schema.ts"

/** More of them at once are one thing that is wrong, and not theirs. */
const most = 3

interface Row {
  id: number
  name: string
  netCents: number
  progress: number
  offerteId: number | null
}

interface Line {
  id: number
  category: CostCategory
  cents: number
}

/** Work that will cost more than was agreed for it. For the owner alone, as it tells what hours cost. */
export function createLosingNotices(db: Db, budgets: Answers["budgets"]) {
  const underWay = db.$client.query<Row, []>(
    `SELECT id, name, estimated_net_cents + extra_net_cents AS netCents, progress, offerte_id AS offerteId
    FROM projects p WHERE ${isUnderWay}`,
  )
  // CROSS: projects first, of which few are under way; the costs are years of lines.
  const booked = db.$client.query<Line, []>(
    `SELECT p.id, c.category, sum(c.cents) AS cents
    FROM projects p CROSS JOIN costs c ON c.project_id = p.id WHERE ${isUnderWay} GROUP BY p.id, c.category`,
  )
  const committed = db.$client.query<Line, []>(
    `SELECT p.id, m.category, sum(${remainingInSql}) AS cents
    FROM projects p CROSS JOIN commitments m ON m.project_id = p.id
    WHERE ${isUnderWay} AND m.cancelled_at IS NULL GROUP BY p.id, m.category`,
  )
  return (): Notice[] => {
    const spent = byProject(booked.all())
    const ordered = byProject(committed.all())
    const begun = underWay.all().filter(({ id }) => isBegun(spent.get(id)?.size, ordered.get(id)?.size))
    const planned = budgets(begun.flatMap(({ offerteId }) => offerteId ?? []))
    return begun
      .map(({ offerteId, ...row }) => {
        const job: Job = {
          budget: planned.get(offerteId ?? 0),
          booked: spent.get(row.id) ?? new Map(),
          committed: ordered.get(row.id) ?? new Map(),
          progress: row.progress,
          completed: false,
        }
        const expected = costAtCompletion(job)
        return { ...row, expected, loss: expected - row.netCents }
      })
      .filter(({ loss }) => loss > 0)
      .toSorted((a, b) => b.loss - a.loss)
      .slice(0, most)
      .map(({ id, name, progress, netCents, expected, loss }) => ({
        key: `projects.losing.${id}`,
        text: "projects.notices.losing",
        detail: "projects.notices.losingDetail",
        values: { name, expected: formatWholeEuro(expected), agreed: formatWholeEuro(netCents), progress },
        count: 1,
        href: `/projects/${id}`,
        action: "projects.notices.losingAction",
        since: null,
        tone: "bad",
        role: "owner",
        group: "money",
        cents: -loss,
      }))
  }
}

const isUnderWay =
  "p.status = 'active' AND p.archived_at IS NULL AND p.estimated_net_cents + p.extra_net_cents > 0"

function byProject(lines: Line[]): Map<number, Map<CostCategory, number>> {
  return new Map(
    [...Map.groupBy(lines, ({ id }) => id)].map(([id, found]) => [
      id,
      new Map(found.map(({ category, cents }) => [category, cents])),
    ]),
  )
}
