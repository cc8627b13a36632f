import { round } from "#src/shared/rounding.ts"
import type { Finished } from "./finished.ts"
import type { Experience } from "./schema.ts"

type Row = Experience["materials"][number]

/**
 * What finished projects were quoted of each article beside what they took from the shelf. Only where both are known: what
 * was delivered at the work itself never lay there. Pure.
 */
export function materialsOf(finished: Finished[], taken: Map<number, Map<string, number>>): Row[] {
  const rows = new Map<string, Row>()
  for (const { project, estimate } of finished) {
    const used = taken.get(project.id)
    if (!used) continue
    const quoted = Map.groupBy(
      estimate.lines.flatMap(({ materials }) => materials),
      ({ name }) => name,
    )
    for (const [name, quantity] of used) {
      const lines = quoted.get(name)
      if (!lines) continue
      const { unit } = lines[0]!
      const row = rows.get(name) ?? { name, unit, projects: 0, quoted: 0, used: 0 }
      const asked = lines.reduce((sum, line) => sum + line.quantity, 0)
      rows.set(name, {
        ...{ name, unit, projects: row.projects + 1 },
        quoted: round(row.quoted + asked, 2),
        used: round(row.used + quantity, 2),
      })
    }
  }
  return [...rows.values()].toSorted((a, b) => b.projects - a.projects || a.name.localeCompare(b.name, "nl"))
}
