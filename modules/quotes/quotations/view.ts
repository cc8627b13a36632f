import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Day } from "#src/shared/days.ts"
import type { Declaration } from "../decisions/schema.ts"
import { conditionsFileName, versionFileName } from "../documents/fileNames.ts"
import { fileKinds } from "../documents/schema.ts"
import { validUntil } from "../documents/terms.ts"
import { type QuotationRow, type VersionRow, vatDeclarations } from "../table.ts"
import { termsOf } from "../terms/standard.ts"
import { costCalculationOf } from "../writing/costs.ts"
import type { Quotation, QuotationFile, QuotationState, QuotationVersion } from "./schema.ts"
import type { Quotations } from "./service.ts"
import { warningsOf } from "./warnings.ts"
import { pricedContent } from "./wire.ts"

/** What was sent holds until its last day; after that it expired, though nobody wrote that down. */
export const stateOf = (
  { state }: Pick<QuotationRow, "state">,
  validUntil: Day | null,
  now: Day,
): QuotationState => (state === "sent" && validUntil !== null && validUntil < now ? "expired" : state)

/** Quotations and their versions as the office sees them. */
export function createQuotationView({
  db,
  clock,
  projects,
  quotations,
  people,
  canMail,
}: {
  db: Db
  clock: Clock
  projects: Projects
  quotations: Quotations
  people: () => User[]
  canMail: () => boolean
}) {
  const { versions, documents } = quotations

  const nameOf = (id: number | null): string | null =>
    id === null ? null : (people().find((person) => person.id === id)?.name ?? null)

  const declarationsOf = (quotationId: number): Declaration[] =>
    db
      .select()
      .from(vatDeclarations)
      .where(eq(vatDeclarations.quotationId, quotationId))
      .orderBy(asc(vatDeclarations.id))
      .all()
      .map(({ id, fileId, recordedBy, quotationId, createdAt, ...declared }) => ({
        ...declared,
        id,
        url: fileId && `/api/quotations/${quotationId}/declarations/${id}/file`,
        recordedBy: nameOf(recordedBy),
      }))

  const declared = (quotationId: number): boolean =>
    declarationsOf(quotationId).some(({ olderThan2Years }) => olderThan2Years)

  function filesOf({ id, version }: VersionRow, quotation: QuotationRow): QuotationFile[] {
    const ready = documents.documentsOf([id]).get(id) ?? []
    const missing = documents.documentJob(id)?.state === "failed" ? "failed" : "waiting"
    // Of a proposal nothing is made before someone keeps it.
    if (quotation.state === "proposed") return []
    return fileKinds.map((kind) => ({
      kind,
      name: versionFileName(kind, quotation.number, version),
      state: ready.includes(kind) ? "ready" : missing,
      url: `/api/quotations/${quotation.id}/versions/${version}/documents/${kind}`,
    }))
  }

  function conditionsOf({ quotationId, version, terms }: VersionRow): QuotationVersion["conditions"] {
    if (!terms?.conditions) return null
    const { title } = terms.conditions
    const url = `/api/quotations/${quotationId}/versions/${version}/conditions`
    return { title, name: conditionsFileName({ title }), url }
  }

  function shown(row: VersionRow, quotation: QuotationRow): QuotationVersion {
    const { estimate } = row
    const texts = quotations.textsOf(row, quotation.projectId)
    return {
      ...pricedContent(
        estimate,
        warningsOf(estimate, texts, termsOf(row), declared(quotation.id)),
        row.start,
      ),
      version: row.version,
      issuedOn: row.issuedOn,
      pricedOn: estimate.pricedOn,
      wantedStart: row.wantedStart,
      validUntil: row.validUntil,
      analysis: texts.analysis,
      costCalculation: costCalculationOf(estimate),
      quotationText: texts.quotationText,
      writer: row.writer,
      pictures: estimate.pictures ?? [],
      createdAt: row.createdAt,
      createdBy: nameOf(row.createdBy),
      sentAt: row.sentAt,
      sentBy: nameOf(row.sentBy),
      sentTo: row.sentTo,
      files: filesOf(row, quotation),
      conditions: conditionsOf(row),
    }
  }

  return {
    declared,
    version: (id: number, number: number): QuotationVersion =>
      shown(versions.version(id, number), versions.find(id)),
    get(id: number): Quotation {
      const quotation = versions.find(id)
      const newest = versions.latest(id)!
      const { client, ...project } = projects.brief(quotation.projectId)
      return {
        id,
        number: quotation.number,
        projectId: quotation.projectId,
        projectName: project.name,
        projectTypes: project.projectTypes,
        requestId: quotation.requestId,
        client: {
          id: client.id,
          name: client.name,
          email: client.email,
          phone: client.phone,
          address: project.address,
          btwId: client.btwId,
        },
        origin: quotation.origin,
        state: stateOf(quotation, newest.validUntil, today(clock)),
        stateAt: quotation.stateAt,
        stateBy: nameOf(quotation.stateBy),
        reason: quotation.reason,
        createdAt: quotation.createdAt,
        latest: shown(newest, quotation),
        versions: versions.inShort(id).map((row) => ({
          version: row.version,
          price: row.totalCents / 100,
          createdAt: row.createdAt,
          createdBy: nameOf(row.createdBy),
          sentAt: row.sentAt,
        })),
        declarations: declarationsOf(id),
        canMail: canMail(),
        outOfDate: validUntil(newest.issuedOn, termsOf(newest)) < today(clock),
        otherTerms: !Bun.deepEquals(termsOf(newest), quotations.termsNow()),
      }
    },
  }
}
