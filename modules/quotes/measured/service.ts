import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import type { EstimateLine } from "../pricing/line.ts"
import type { Sources } from "../quotations/content.ts"
import type { Drafting } from "../quotations/drafting.ts"
import type { QuotationEditor } from "../quotations/editor.ts"
import type { StoredState } from "../quotations/schema.ts"
import type { Quotations } from "../quotations/service.ts"
import type { QuotationRow, VersionRow } from "../table.ts"

export type Measured = ReturnType<typeof createMeasured>

/** How much there is of what a line offers, as it was measured on site. */
export interface MeasuredLine {
  line: string
  quantity: number
  /** 'gemeten op 26-11-2026: badkamer 2,40 x 2,25' */
  source: string
}

/** Of the newest version what a tape can say something about. */
export interface Measurable {
  id: number
  number: string
  state: StoredState
  version: number
  lines: Pick<EstimateLine, "id" | "description" | "quantity" | "unit" | "quantitySource">[]
}

/** Quantities of a project's quotation from measurements on site: the next version of its editor, never written over. */
export function createMeasured({
  projects,
  quotations,
  drafting,
  editor,
}: {
  projects: Projects
  quotations: Quotations
  drafting: Drafting
  editor: QuotationEditor
}) {
  const { versions } = quotations

  function find(projectId: number): { quotation: QuotationRow; newest: VersionRow } | undefined {
    const { offerteId } = projects.brief(projectId)
    if (offerteId === null) return undefined
    return { quotation: versions.find(offerteId), newest: versions.latest(offerteId)! }
  }

  function quoted(projectId: number) {
    const found = find(projectId)
    if (!found) throw new DomainError("quotes.quotationNotFound", 404)
    // Keeping what nobody looked at yet is for who looks at it.
    if (found.quotation.state === "proposed") throw conflict("quotes.keepFirst")
    return found
  }

  /** The version as it stands, with other quantities. */
  function contentWith(version: VersionRow, projectId: number, measured: readonly MeasuredLine[] = []) {
    const quantities = new Map(measured.map(({ line, quantity }) => [line, quantity]))
    const content = quotations.contentOf(version, projectId)
    if (measured.some(({ line }) => !content.lines.some(({ id }) => id === line)))
      throw conflict("quotes.lineGone")
    return {
      ...content,
      lines: content.lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity })),
    }
  }

  return {
    /** Nothing as long as nothing was offered. */
    of(projectId: number): Measurable | undefined {
      const found = find(projectId)
      if (!found) return undefined
      const { quotation, newest } = found
      return {
        ...{ id: quotation.id, number: quotation.number, state: quotation.state, version: newest.version },
        lines: newest.estimate.lines.filter(({ unit }) => measurable.has(unit)),
      }
    },
    /** What it would come to, in cents: a line without VAT, all of it with. */
    preview(projectId: number, measured: readonly MeasuredLine[]) {
      const { newest } = quoted(projectId)
      const before = newest.estimate
      const after = drafting.calculate(contentWith(newest, projectId, measured), projectId, before.lines)
      const was = new Map(before.lines.map(({ id, totalCents }) => [id, totalCents]))
      return {
        lines: after.lines
          .filter(({ id }) => measured.some(({ line }) => line === id))
          .map(({ id, totalCents }) => ({ line: id, before: was.get(id)!, after: totalCents })),
        before: before.totals.incVatCents,
        after: after.totals.incVatCents,
      }
    },
    /** Makes the next version; `base`: the one that the person saw. */
    take(projectId: number, base: number, measured: readonly MeasuredLine[], by: User): number {
      const { quotation, newest } = quoted(projectId)
      const sources: Sources = Object.fromEntries(measured.map(({ line, source }) => [line, source]))
      const content = contentWith(newest, projectId, measured)
      return editor.save(quotation.id, { base, content }, by, sources).latest.version
    },
    /** As it was in an earlier version, by one more. */
    putBack(projectId: number, base: number, to: number, by: User): number {
      const { quotation } = quoted(projectId)
      const content = contentWith(versions.version(quotation.id, to), projectId)
      return editor.save(quotation.id, { base, content }, by).latest.version
    },
  }
}

const measurable = new Set<EstimateLine["unit"]>(["m1", "m2", "m3"])
