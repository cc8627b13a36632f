import type { Db } from "#db/open.ts"
import { formatWholeEuro } from "#src/shared/euro.ts"
import type { Notice } from "#src/shared/notice.ts"
import { costAtCompletion } from "./forecast.ts"

/** More of them at once are one thing that is wrong, and not theirs. */
const most = 3

interface Row {
  id: number
  name: string
  netCents: number
  progress: number
  labourCents: number
  otherCents: number
}

/** Work that will cost more than was agreed for it. For the owner alone, as it tells what hours cost. */
export function createLosingNotices(db: Db) {
  // CROSS: projects first, of which few are under way; the costs are years of lines.
  const underWay = db.$client.query<Row, []>(
    `SELECT p.id, p.name, p.estimated_net_cents AS netCents, p.progress,
      sum(c.cents) FILTER (WHERE c.category = 'hours') AS labourCents,
      sum(c.cents) FILTER (WHERE c.category <> 'hours') AS otherCents
    FROM projects p CROSS JOIN costs c ON c.project_id = p.id
    WHERE p.status = 'active' AND p.archived_at IS NULL AND p.estimated_net_cents > 0
    GROUP BY p.id`,
  )
  return (): Notice[] =>
    underWay
      .all()
      .map((row) => {
        const { progress, netCents, labourCents, otherCents } = row
        const expected = costAtCompletion({
          progress,
          labourCents: labourCents ?? 0,
          otherCents: otherCents ?? 0,
        })
        return { ...row, expected, loss: expected - netCents }
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
