import type { User } from "#modules/access/schema.ts"
import type { CustomerContacts } from "#modules/projects/contacts/service.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Estimate } from "../pricing/line.ts"
import type { Quotations } from "../quotations/service.ts"
import { stateOf } from "../quotations/view.ts"
import type { ExtraRow } from "../table.ts"
import { amountsOf, together, totalsOfLines } from "./priced.ts"
import { ratesOf } from "./rates.ts"
import type { ExtraWork, ProjectExtraWork } from "./schema.ts"

/** As printed: of which job, and the how manieth of it. */
export const numberOf = ({ projectId, number }: Pick<ExtraRow, "projectId" | "number">): string =>
  `MW-${String(projectId).padStart(4, "0")}-${number}`

export type ExtraView = ReturnType<typeof createExtraView>

/** Extra work as the office sees it. */
export function createExtraView({
  clock,
  projects,
  contacts,
  quotations,
  projectFiles,
  people,
}: {
  clock: Clock
  projects: Projects
  contacts: CustomerContacts
  quotations: Quotations
  projectFiles: ProjectFiles
  people: () => User[]
}) {
  const nameOf = (id: number | null): string | null =>
    id === null ? null : (people().find((person) => person.id === id)?.name ?? null)

  /** One that was taken off the project again is no longer there. */
  function photoOf({ projectId, photoId }: ExtraRow): ExtraWork["photo"] {
    const file = photoId === null ? undefined : projectFiles.known(projectId, photoId)
    if (!file || file.removedAt !== null) return null
    return { id: file.id, name: file.name, preview: `/api/projects/${projectId}/files/${file.id}/preview` }
  }

  function whole(row: ExtraRow, project = projects.brief(row.projectId)): ExtraWork {
    const { how, agreedOn: on, agreedBy: by } = row
    return {
      id: row.id,
      number: numberOf(row),
      projectId: row.projectId,
      title: row.title,
      details: row.details,
      hours: row.hours,
      delayDays: row.delayDays,
      state: row.state,
      photo: photoOf(row),
      notedBy: nameOf(row.notedBy),
      notedAt: row.notedAt,
      projectName: project.name,
      closed: project.archivedAt !== null,
      lines: row.lines.map(({ unitCents, totalCents, ...line }) => ({
        ...line,
        unitPrice: unitCents / 100,
        total: totalCents / 100,
      })),
      amounts: amountsOf(totalsOfLines(row.lines)),
      agreement: how && on ? { how, on, by } : null,
      reason: row.reason,
      decidedBy: nameOf(row.decidedBy),
      decidedAt: row.decidedAt,
      version: row.version,
    }
  }

  /** The quotation that a project is done for, as far as somebody kept it. */
  function quotedFor(offerteId: number | null) {
    const version = offerteId === null ? undefined : quotations.versions.latest(offerteId)
    const quotation = version && quotations.versions.find(version.quotationId)
    return quotation && quotation.state !== "proposed" ? { quotation, version: version! } : undefined
  }

  const totalsIn = ({ totals: { exVatCents, vat, incVatCents } }: Estimate) => ({
    exVatCents,
    vat,
    incVatCents,
  })

  return {
    whole,
    quotedFor,
    ofProject(projectId: number, rows: readonly ExtraRow[]): ProjectExtraWork {
      const project = projects.brief(projectId)
      const quoted = quotedFor(project.offerteId)
      const agreed = rows.filter(({ state }) => state === "agreed").map(({ lines }) => totalsOfLines(lines))
      const offered = quoted && totalsIn(quoted.version.estimate)
      const { client } = project
      const known = client.id === null ? [] : contacts.of(client.id)
      return {
        items: rows.map((row) => whole(row, project)),
        quotation: quoted
          ? {
              id: quoted.quotation.id,
              number: quoted.quotation.number,
              state: stateOf(quoted.quotation, quoted.version.validUntil, today(clock)),
              amounts: amountsOf(offered!),
            }
          : null,
        more: amountsOf(together(agreed.filter(({ exVatCents }) => exVatCents >= 0))),
        less: amountsOf(together(agreed.filter(({ exVatCents }) => exVatCents < 0))),
        together: amountsOf(together(offered ? [offered, ...agreed] : agreed)),
        rates: [...ratesOf(quoted?.version.estimate, today(clock))].map(([rate, reason]) => ({
          rate,
          reason,
        })),
        people: [...new Set([client.name, ...known.map(({ name }) => name)])].filter(Boolean),
      }
    },
  }
}
