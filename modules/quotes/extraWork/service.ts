import { asc, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { CustomerContacts } from "#modules/projects/contacts/service.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Answers } from "#src/manifest/answers.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, invalid } from "#src/shared/errors.ts"
import { requireUninvoiced } from "../agreed/invoiced.ts"
import type { Quotations } from "../quotations/service.ts"
import { type ExtraRow, quotationVersions } from "../table.ts"
import { priced, requireAgreeable } from "./checks.ts"
import { ratesOf } from "./rates.ts"
import { createExtraRows } from "./rows.ts"
import {
  type AgreeExtra,
  type Agreement,
  type ExtraChange,
  type ExtraCorrection,
  type ExtraWork,
  extraStates,
  type NewExtra,
  type ProjectExtraWork,
  type RefuseExtra,
  type RemoveExtra,
  type SeenExtra,
  type WithdrawExtra,
} from "./schema.ts"
import { createExtraView, numberOf } from "./view.ts"

export type ExtraWorkService = ReturnType<typeof createExtraWork>

/** What was decided is taken back without a reason for so long: a slip, not another decision. */
const slipHours = 24

/**
 * Extra and less work of a project, from the words of the client on site to his agreement. What was agreed never
 * changes in silence: it is corrected or withdrawn with a reason, and the log keeps what it was.
 */
export function createExtraWork({
  db,
  clock,
  log,
  replays,
  projects,
  projectFiles,
  contacts,
  quotations,
  people,
  invoiced,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  projects: Projects
  projectFiles: ProjectFiles
  contacts: CustomerContacts
  quotations: Quotations
  people: () => User[]
  invoiced: Answers["invoiced"]
}) {
  const rows = createExtraRows({ db, clock, people })
  const view = createExtraView({ clock, projects, contacts, quotations, projectFiles, people })

  /** Of the project's quotation; undefined: it has none that somebody kept. */
  const estimateOf = (offerteId: number | null) => view.quotedFor(offerteId)?.version.estimate

  /** The day of its first version, before which nothing can be agreed besides it. */
  function quotedOn(offerteId: number | null): string | null {
    const quotationId = view.quotedFor(offerteId)?.quotation.id
    if (quotationId === undefined) return null
    return db
      .select({ issuedOn: quotationVersions.issuedOn })
      .from(quotationVersions)
      .where(eq(quotationVersions.quotationId, quotationId))
      .orderBy(asc(quotationVersions.version))
      .limit(1)
      .get()!.issuedOn
  }

  /** Nothing is changed of a project that was put away. */
  function open(projectId: number) {
    const project = projects.brief(projectId)
    if (project.archivedAt !== null) throw conflict("projects.archived")
    return project
  }

  function requirePhoto(projectId: number, id: number | null) {
    if (id === null) return
    const file = projectFiles.known(projectId, id)
    if (!file || file.removedAt !== null || file.kind !== "photo")
      throw invalid({ photo: "quotes.extraPhoto" })
  }

  /** The columns that a filled-in form comes to. */
  function valuesOf(projectId: number, { lines: inputs, photo, title, details, hours, delayDays }: Content) {
    requirePhoto(projectId, photo)
    const { offerteId } = projects.brief(projectId)
    const { lines, totals } = priced(inputs, ratesOf(estimateOf(offerteId), today(clock)))
    const { incVatCents: cents, exVatCents: netCents } = totals
    return { title, details, hours, photoId: photo, delayDays, lines, cents, netCents }
  }

  function agreedValues(
    projectId: number,
    { how, on, by }: Agreement,
    lines: readonly unknown[],
    { account, at }: { account: User; at?: string },
  ) {
    const from = quotedOn(projects.brief(projectId).offerteId)
    requireAgreeable({ on }, lines, { from, today: today(clock), at })
    return { state: "agreed", how, agreedOn: on, agreedBy: by, ...decided(account) } as const
  }
  const decided = ({ id }: User) => ({ decidedAt: clock().toISOString(), decidedBy: id })
  const undecided = { how: null, agreedOn: null, agreedBy: "", reason: "", decidedAt: null, decidedBy: null }

  function add(
    projectId: number,
    values: ReturnType<typeof valuesOf>,
    by: User,
    state: Pick<ExtraRow, "state"> & Partial<ExtraRow> = { state: "proposed" },
  ): ExtraRow {
    const now = clock().toISOString()
    const row = rows.insert({
      ...{ ...values, ...state, projectId, number: rows.next(projectId) },
      ...{ notedAt: now, notedBy: by.id, updatedAt: now, updatedBy: by.id },
    })
    record("extraWork.extraNoted", row, by)
    return row
  }

  function record(action: string, row: ExtraRow, by: User, more: object = {}) {
    const { title, version, projectId, cents } = row
    const details = { extra: row.id, number: numberOf(row), title, amount: cents / 100, version, ...more }
    log.record(action, { kind: "project", id: projectId }, by.id, details)
  }

  /** The price and the days of the project say what was agreed. */
  function settle(projectId: number, by: User) {
    projects.extend(projectId, rows.agreed(projectId), by.id)
  }

  /** One change of what may be changed, in one transaction. */
  function changing(
    id: number,
    { version }: SeenExtra,
    states: readonly ExtraRow["state"][],
    change: (row: ExtraRow) => void,
  ): ExtraWork {
    return write<ExtraWork>(db, () => {
      const row = rows.seen(id, version, states)
      open(row.projectId)
      if (row.removedAt !== null) throw conflict("quotes.extraRemoved")
      if (row.state === "agreed") requireUninvoiced(invoiced("extra", id))
      change(row)
      return get(id)
    })
  }

  const get = (id: number): ExtraWork => view.whole(rows.find(id))

  return {
    get,
    known: rows.known,
    row: rows.find,
    /** Throws when somebody changed it since, or it was removed. */
    requireSeen(id: number, version: number) {
      const { projectId, removedAt } = rows.seen(id, version, extraStates)
      open(projectId)
      if (removedAt !== null) throw conflict("quotes.extraRemoved")
    },
    /** The number of the quotation that a project's extra work comes besides. */
    quotationOf: (projectId: number): string | null =>
      view.quotedFor(projects.brief(projectId).offerteId)?.quotation.number ?? null,
    ofProject: (projectId: number): ProjectExtraWork => view.ofProject(projectId, rows.of(projectId)),
    /**
     * What was agreed of a project, the oldest first: lines in cents excluding VAT with rate and reason, as a quotation
     * has them. The one place where an invoice reads it.
     */
    agreedOf: (projectId: number): AgreedExtra[] =>
      rows
        .of(projectId)
        .filter(({ state }) => state === "agreed")
        .map(({ agreedOn, ...row }) => ({
          ...{ id: row.id, number: numberOf(row), title: row.title, agreedOn: agreedOn! },
          ...{ lines: row.lines, cents: row.cents, netCents: row.netCents },
        })),
    /** With what it costs when that is known, and with what the client said when he already said it. */
    note(projectId: number, { agreement, ...content }: NewExtra, key: string | null, by: User): ExtraWork {
      const { id } = replays.once<{ id: number }>(
        "extraWork.note",
        key,
        { projectId, agreement, ...content },
        () => {
          open(projectId)
          const values = valuesOf(projectId, content)
          if (!agreement) return { id: add(projectId, values, by).id }
          const how = agreedValues(projectId, agreement, values.lines, { account: by, at: "agreement." })
          const row = add(projectId, values, by, how)
          settle(projectId, by)
          record("extraWork.extraAgreed", row, by, { by: row.agreedBy, on: row.agreedOn })
          return { id: row.id }
        },
      )
      return get(id)
    },
    change: (id: number, { version, ...content }: ExtraChange, by: User): ExtraWork =>
      changing(id, { version }, ["proposed"], (row) => {
        const next = rows.set(row, valuesOf(row.projectId, content), by.id)
        record("extraWork.extraChanged", next, by, { was: row.cents / 100 })
      }),
    agree: (id: number, { version, ...agreement }: AgreeExtra, by: User): ExtraWork =>
      changing(id, { version }, ["proposed"], (row) => {
        const values = agreedValues(row.projectId, agreement, row.lines, { account: by })
        const next = rows.set(row, values, by.id)
        settle(row.projectId, by)
        record("extraWork.extraAgreed", next, by, { by: next.agreedBy, on: next.agreedOn })
      }),
    refuse: (id: number, { version, reason }: RefuseExtra, by: User): ExtraWork =>
      changing(id, { version }, ["proposed"], (row) => {
        const next = rows.set(row, { state: "refused", reason, ...decided(by) }, by.id)
        record("extraWork.extraRefused", next, by, { reason })
      }),
    /** Of a decision that was a slip: a yes or a no waits again, what was withdrawn stands again. */
    takeBack: (id: number, { version }: SeenExtra, by: User): ExtraWork =>
      changing(id, { version }, ["agreed", "refused", "withdrawn"], (row) => {
        if (row.state !== "refused" && !isSlip(row, clock())) throw conflict("quotes.extraSettled")
        const values =
          row.state === "withdrawn"
            ? { state: "agreed" as const, reason: "" }
            : { state: "proposed" as const, ...undecided }
        const next = rows.set(row, values, by.id)
        settle(row.projectId, by)
        record("extraWork.extraReopened", next, by)
      }),
    correct: (id: number, { version, agreement, reason, ...content }: ExtraCorrection, by: User): ExtraWork =>
      changing(id, { version }, ["agreed"], (row) => {
        const values = valuesOf(row.projectId, content)
        const agreed = agreedValues(row.projectId, agreement, values.lines, { account: by, at: "agreement." })
        const next = rows.set(row, { ...values, ...agreed, reason }, by.id)
        settle(row.projectId, by)
        record("extraWork.extraCorrected", next, by, { was: row.cents / 100, reason, before: contentOf(row) })
      }),
    withdraw: (id: number, { version, reason }: WithdrawExtra, by: User): ExtraWork =>
      changing(id, { version }, ["agreed"], (row) => {
        const next = rows.set(row, { state: "withdrawn", reason, ...decided(by) }, by.id)
        settle(row.projectId, by)
        record("extraWork.extraWithdrawn", next, by, { reason })
      }),
    /** Of what nobody agreed to. */
    setRemoved: (id: number, { version, removed }: RemoveExtra, by: User): ExtraWork =>
      write<ExtraWork>(db, () => {
        const row = rows.seen(id, version, ["proposed", "refused"])
        open(row.projectId)
        if ((row.removedAt !== null) === removed) return get(id)
        const next = rows.set(row, { removedAt: removed ? clock().toISOString() : null }, by.id)
        if (removed) record("extraWork.extraRemoved", next, by)
        else record("extraWork.extraRestored", next, by)
        return get(id)
      }),
  }
}

type Content = Omit<NewExtra, "agreement">

/** One piece that was agreed, as an invoice needs it. */
export type AgreedExtra = Pick<ExtraRow, "id" | "title" | "lines" | "cents" | "netCents"> & {
  number: string
  agreedOn: string
}

export const isSlip = ({ decidedAt }: Pick<ExtraRow, "decidedAt">, now: Date): boolean =>
  decidedAt !== null && now.getTime() - Date.parse(decidedAt) < slipHours * 3600 * 1000

/** What it was before a correction, for the log. */
const contentOf = ({ title, details, lines, delayDays, how, agreedOn, agreedBy }: ExtraRow) => ({
  ...{ title, details, lines, delayDays, how, agreedOn, agreedBy },
})
