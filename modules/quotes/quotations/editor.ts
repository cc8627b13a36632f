import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { FileStore } from "#src/files/store.ts"
import { program } from "#src/shared/brand.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError } from "#src/shared/errors.ts"
import { conditionsFileName, versionFileName } from "../documents/fileNames.ts"
import { type FileKind, fileKinds } from "../documents/schema.ts"
import type { QuotationRow, VersionRow } from "../table.ts"
import { termsOf } from "../terms/standard.ts"
import type { PricedContent, QuotationContent } from "./content.schema.ts"
import type { Sources } from "./content.ts"
import type { Drafting } from "./drafting.ts"
import type { NewQuotation, PreviewQuotation, Quotation, QuotationVersion, SaveQuotation } from "./schema.ts"
import type { Quotations } from "./service.ts"
import type { Draft } from "./versions.ts"
import { createQuotationView } from "./view.ts"
import { warningsOf } from "./warnings.ts"
import { pricedContent } from "./wire.ts"

export type QuotationEditor = ReturnType<typeof createQuotationEditor>

/** One quotation as the office works on it: its lines, its texts and its versions. Each save is a version. */
export function createQuotationEditor({
  db,
  clock,
  log,
  projects,
  quotations,
  drafting,
  files,
  people,
  canMail,
}: {
  db: Db
  clock: Clock
  log: Log
  projects: Projects
  quotations: Quotations
  drafting: Drafting
  files: FileStore
  people: () => User[]
  canMail: () => boolean
}) {
  const { versions, documents } = quotations
  const view = createQuotationView({ db, clock, projects, quotations, people, canMail })

  /** Whole versions take a while to read, so the newest isn't read twice. */
  const basisOf = (newest: VersionRow, { basedOn }: QuotationContent): VersionRow =>
    basedOn === undefined || basedOn === newest.version
      ? newest
      : versions.version(newest.quotationId, basedOn)

  /** A quotation that may get another version, and its newest one, which the person must have seen. */
  function changeable(id: number, base: number): { quotation: QuotationRow; newest: VersionRow } {
    const quotation = versions.find(id)
    const newest = versions.latest(id)!
    if (newest.version !== base) throw meanwhile(newest)
    if (quotation.state === "accepted") throw conflict("quotes.acceptedStays")
    if (quotation.state === "rejected") throw conflict("quotes.rejectedStays")
    return { quotation, newest }
  }

  function meanwhile({ version, createdBy }: VersionRow): DomainError {
    const by = people().find(({ id }) => id === createdBy)?.name ?? program
    return new DomainError("quotes.versionMeanwhile", 409, { values: { version, by } })
  }

  /**
   * Makes the next version of what a draft says of the newest one, which the person must have seen. In the caller's
   * transaction.
   */
  function keep(
    id: number,
    base: number,
    by: User,
    draftOf: (quotation: QuotationRow, newest: VersionRow) => Draft,
  ): Quotation {
    const { quotation, newest } = changeable(id, base)
    const { projectId, number, state } = quotation
    const draft = draftOf(quotation, newest)
    // Pressed twice, or nothing changed: a version of another day holds for longer, so that is one.
    if (state !== "proposed" && holds(newest, draft)) return view.get(id)
    const kept =
      state === "proposed" ? versions.replace(newest.id, draft, by.id) : versions.add(id, draft, by.id)
    versions.set(id, { state: "concept", stateAt: clock().toISOString(), stateBy: by.id })
    drafting.priceProject(quotation, draft.estimate, by)
    documents.make(kept.id)
    log.record("quotation.saved", { kind: "project", id: projectId }, by.id, {
      number,
      version: kept.version,
    })
    return view.get(id)
  }

  return {
    get: view.get,
    version: (id: number, number: number): QuotationVersion => view.version(id, number),
    /** What a content would come to; nothing is kept. */
    preview({ quotationId, projectId, content }: PreviewQuotation): PricedContent {
      const quotation = quotationId === null ? undefined : versions.find(quotationId)
      const before = quotation && basisOf(versions.latest(quotation.id)!, content)
      const subject = quotation?.projectId ?? projectId
      const estimate = drafting.calculate(content, subject, before?.estimate.lines ?? [])
      const texts = content.texts ?? { analysis: "", quotationText: "" }
      return pricedContent(
        estimate,
        warningsOf(estimate, texts, quotations.termsNow(), quotation ? view.declared(quotation.id) : false),
        quotations.startOf(estimate.lines, { issuedOn: today(clock), wantedStart: content.wantedStart }),
      )
    },
    /** A quotation by hand, for a project without one. */
    start: ({ projectId, content }: NewQuotation, by: User): Quotation =>
      write<Quotation>(db, () => {
        if (projects.brief(projectId).offerteId !== null) throw conflict("quotes.alreadyQuoted")
        return view.get(drafting.begin(projectId, drafting.draftOf(content, projectId), by).id)
      }),
    /** Keeps a proposal as version 1, or makes the next version. */
    save: (id: number, { base, content }: SaveQuotation, by: User, sources?: Sources): Quotation =>
      write<Quotation>(db, () =>
        keep(id, base, by, ({ projectId }, newest) =>
          drafting.draftOf(content, projectId, basisOf(newest, content), sources),
        ),
      ),
    keep,
    /** Throws away what the generator made and nobody kept; its project goes out of sight. */
    discard: (id: number, by: User) =>
      write<void>(db, () => {
        const { state, projectId, number } = versions.find(id)
        if (state !== "proposed") throw conflict("quotes.onlyProposals")
        versions.remove(id)
        projects.unquote(projectId, by.id)
        projects.archive(projectId, by.id)
        log.record("quotation.discarded", { kind: "project", id: projectId }, by.id, { number })
      }),
    /** Makes the documents that failed once more. */
    redoDocuments(id: number): Quotation {
      const newest = versions.latest(versions.find(id).id)!
      write(db, () => {
        if (documents.documentJob(newest.id)?.state === "failed") documents.make(newest.id)
      })
      return view.get(id)
    },
    document(id: number, number: number, asked: string) {
      const kind = fileKinds.find((known): known is FileKind => known === asked)
      if (!kind) throw new DomainError("quotes.unknownDocument", 404)
      const quotation = versions.find(id)
      const file = documents.document(versions.version(id, number).id, kind)
      if (!file) throw new DomainError("quotes.documentNotReady", 404)
      return { ...file, name: versionFileName(kind, quotation.number, number) }
    },
    /** The general conditions that a version names, as they were then. */
    conditions(id: number, number: number) {
      const { conditions } = termsOf(versions.version(id, number))
      const file = conditions && files.read(conditions.fileId)
      if (!conditions || !file) throw new DomainError("quotes.noConditions", 404)
      return { ...file, name: conditionsFileName(conditions) }
    },
    /** The written text, in a file named after the project's id. */
    text(id: number, number: number) {
      const { quotationText } = view.version(id, number)
      // Windows' own editor takes text without this mark for an old code page.
      const blob = new Blob(["\uFEFF", quotationText, "\n"])
      const name = `offerte-${versions.find(id).projectId}.txt`
      return { blob, bytes: blob.size, mediaType: "text/plain; charset=utf-8", name }
    },
  }
}

/** Whether a version is the draft already, to the last word and figure. */
const holds = (row: VersionRow, { issuedOn, wantedStart, start, terms, estimate, texts }: Draft): boolean =>
  row.issuedOn === issuedOn &&
  row.wantedStart === wantedStart &&
  row.body === texts.quotationText &&
  row.analysis === texts.analysis &&
  Bun.deepEquals(row.start, start) &&
  Bun.deepEquals(termsOf(row), terms) &&
  Bun.deepEquals(row.estimate, estimate)
