import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Deviation } from "#modules/quotes/onSite/schema.ts"
import type { OnSite } from "#modules/quotes/onSite/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, invalid, notFound } from "#src/shared/errors.ts"
import { type ProjectType, projectTypes } from "#src/shared/projectTypes.ts"
import { toldMoment } from "#src/shared/toldMoment.ts"
import { rules } from "./catalogue/warnings.ts"
import { answersIn, type KeptFindings } from "./findings.ts"
import type { ItemPhotos } from "./itemPhotos.ts"
import type { KeptMarks, Said } from "./marks.ts"
import type {
  Answers,
  CheckItem,
  ChecklistPayload,
  Findings,
  IntakeChecklist,
  Mark,
  Marks,
  Renewal,
  Settlement,
  SiteQuestion,
  TemplateItem,
} from "./schema.ts"
import { type ChecklistRow, intakeChecklists, type MarkRow } from "./table.ts"
import type { Templates } from "./templates/service.ts"
import { neededKeys, unknownIn, type Warned } from "./warned.ts"

export type Checks = ReturnType<typeof createChecks>

/** What is looked at where a job is: its list, the questions of its quotation, and what one must be warned of. */
export function createChecks({
  db,
  clock,
  log,
  replays,
  projects,
  people,
  templates,
  marks,
  findings,
  itemPhotos,
  warned,
  onSite,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  projects: Projects
  people: () => User[]
  templates: Templates
  marks: KeptMarks
  findings: KeptFindings
  itemPhotos: ItemPhotos
  warned: Warned
  onSite: OnSite
}) {
  const rowOf = (projectId: number): ChecklistRow | undefined =>
    db.select().from(intakeChecklists).where(eq(intakeChecklists.projectId, projectId)).get()

  /** The list as it stands, or as it would begin. */
  function listOf(projectId: number) {
    const { projectTypes: own, archivedAt } = projects.brief(projectId)
    const types = own.length > 0 ? own : [...projectTypes]
    const row = rowOf(projectId)
    const type = row?.type ?? types[0]!
    return { types, type, row, items: row?.items ?? templates.of(type), archived: archivedAt !== null }
  }

  function requireOpen(projectId: number) {
    if (projects.brief(projectId).archivedAt !== null) throw conflict("intake.projectArchived")
  }

  function begin(projectId: number, type: ProjectType, since: string, by: User): ChecklistRow {
    const row = { projectId, type, items: templates.of(type), since, version: 1 }
    db.insert(intakeChecklists).values(row).run()
    log.record("project.intakeBegun", { kind: "project", id: projectId }, by.id, { type })
    return row
  }
  const change = (row: ChecklistRow, values: Partial<ChecklistRow>) =>
    db
      .update(intakeChecklists)
      .set({ ...values, version: row.version + 1 })
      .where(eq(intakeChecklists.projectId, row.projectId))
      .run()

  /** What was said of each item of the list; a tick of before it was of this type is of another list. */
  function itemsOf(projectId: number, items: TemplateItem[], since = ""): SaidItem[] {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const said = marks.of(projectId)
    return items.map((item) => saidItem(item, said.get(item.id), since, (id) => names.get(id) ?? ""))
  }

  const findingsOf = (projectId: number) => ({
    before: findings.quoted(onSite.quotationOf(projectId)),
    found: answersIn(findings.of(projectId)),
  })

  function factsOf(projectId: number, types: ProjectType[], type: ProjectType, items: SaidItem[]): Answers {
    const numbers = items.flatMap(({ id, number }) => (number === null ? [] : [[id, String(number)]]))
    return {
      ...onSite.facts(projectId, type, findingsOf(projectId)),
      ...Object.fromEntries(numbers),
      type: [...new Set([...types, type])],
    }
  }

  /** As they stand now, for what one must be warned of. */
  function judge(projectId: number) {
    const { type, row, items } = listOf(projectId)
    const own = projects.brief(projectId).projectTypes
    warned.judge(projectId, factsOf(projectId, own, type, itemsOf(projectId, items, row?.since)))
  }

  /** What changes the list: what it warns of follows, and when it is whole the history tells. */
  function during(projectId: number, by: User, act: () => void) {
    requireOpen(projectId)
    const was = statusOf(projectId)
    act()
    judge(projectId)
    const { row } = listOf(projectId)
    if (row && was !== "completed" && statusOf(projectId) === "completed")
      log.record("project.intakeCompleted", { kind: "project", id: projectId }, by.id, { type: row.type })
  }

  function statusOf(projectId: number) {
    const { row, items } = listOf(projectId)
    return statusIn(itemsOf(projectId, items, row?.since))
  }

  function questionsOf(projectId: number, type: ProjectType): SiteQuestion[] {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const kept = findings.of(projectId)
    return onSite
      .questions(projectId, type, findingsOf(projectId), neededKeys)
      .map(({ question, ...rest }) => {
        const { key, label, type: kind, options = [], unit = "", validation = {} } = question
        const { min = null, max = null } = validation
        const row = kept.get(key)
        const said = row ? { by: names.get(row.accountId) ?? "", at: row.at } : null
        return {
          ...{ key, label, type: kind, options, unit, min, max, ...rest },
          said: rest.found === null ? null : said,
        }
      })
  }

  function of(projectId: number): IntakeChecklist {
    const { types, type, row, items, archived } = listOf(projectId)
    const shown = itemsOf(projectId, items, row?.since)
    const taken = itemPhotos.of(projectId)
    const questions = questionsOf(projectId, type)
    const facts = factsOf(projectId, projects.brief(projectId).projectTypes, type, shown)
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const labels = new Map([
      ...questions.map(({ key, label }): [string, string] => [key, label]),
      ...shown.map(({ id, text }): [string, string] => [id, text]),
    ])
    return {
      ...{ types, projectType: type, begun: row !== undefined, archived },
      items: shown.map((item) => ({ ...item, photos: taken.get(item.id) ?? [] })),
      completedItems: shown.flatMap(({ id, done }) => (done ? [id] : [])),
      status: statusIn(shown),
      renewed: row !== undefined && !Bun.deepEquals(row.items, templates.of(row.type)),
      warnings: warned.of(projectId, facts, (id) => names.get(id) ?? ""),
      unknown: unknownIn(facts).flatMap(({ title, keys }) => {
        const asked = keys.flatMap((key) => labels.get(key) ?? [])
        return asked.length > 0 ? [{ title, questions: asked }] : []
      }),
      questions,
      version: row?.version ?? 0,
    }
  }

  /** Also of one that the owner turned off meanwhile: what somebody said of it before he knew is kept. */
  function requireItems(row: Pick<ChecklistRow, "type" | "items">, codes: readonly string[]) {
    const known = new Set([...row.items, ...templates.every(row.type)].map(({ id }) => id))
    if (codes.some((code) => !known.has(code))) throw invalid({ item: "intake.itemUnknown" })
  }

  return {
    of,
    /** How far one is: null as long as the list has not begun, and how many warnings are open. */
    progress(projectId: number) {
      const { type, row, items } = listOf(projectId)
      const shown = itemsOf(projectId, items, row?.since)
      const facts = factsOf(projectId, projects.brief(projectId).projectTypes, type, shown)
      const done = shown.filter((item) => item.done).length
      return {
        checklist: row ? { done, total: shown.length } : null,
        warnings: warned.of(projectId, facts, () => "").filter(({ open }) => open).length,
      }
    },
    /** What was said without a connection too, in any order. */
    mark(projectId: number, { projectType, marks: made }: Marks, deviceTime: string | null, by: User) {
      write<void>(db, () =>
        during(projectId, by, () => {
          const told = made.map((mark) => ({
            ...mark,
            by: { projectId, at: toldMoment(mark.occurredAt, deviceTime, clock).at, accountId: by.id },
          }))
          const row = rowOf(projectId) ?? begin(projectId, projectType, "", by)
          if (row.type !== projectType) throw conflict("intake.otherType")
          requireItems(
            row,
            made.map(({ item }) => item),
          )
          marks.keep(told.flatMap((mark) => rowsOfMark(mark, mark.by)))
          itemPhotos.keep(
            told.flatMap(({ item, photo, by }) =>
              photo ? [{ ...by, code: item, photoId: photo.id, linked: photo.linked }] : [],
            ),
          )
        }),
      )
    },
    /** A list as a whole; another type than it had begins it anew. */
    save(
      projectId: number,
      { projectType, items, completedItems }: ChecklistPayload,
      key: string | null,
      by: User,
    ): IntakeChecklist {
      replays.once<true>(
        `intake.checklist.${by.id}`,
        key,
        { projectId, projectType, items, completedItems },
        () => {
          during(projectId, by, () => {
            const at = clock().toISOString()
            const before = rowOf(projectId)
            if (before && before.type !== projectType) {
              change(before, { type: projectType, items: templates.of(projectType), since: at })
              const details = { from: before.type, type: projectType }
              log.record("project.intakeTypeChanged", { kind: "project", id: projectId }, by.id, details)
            }
            if (!before) begin(projectId, projectType, "", by)
            const ids = items.map(({ id }) => id)
            requireItems(rowOf(projectId)!, [...ids, ...completedItems])
            const said = new Set([...ids, ...completedItems])
            marks.keep(
              [...said].flatMap((item) =>
                rowsOfMark(
                  { item, done: completedItems.includes(item), occurredAt: at },
                  { projectId, at, accountId: by.id },
                ),
              ),
            )
          })
          return true
        },
      )
      return of(projectId)
    },
    /** Takes the template over as it reads now; what was said of its items stays. */
    renew(projectId: number, { version }: Renewal, by: User): IntakeChecklist {
      write<void>(db, () =>
        during(projectId, by, () => {
          const row = rowOf(projectId)
          if (!row) throw notFound("intake")
          if (row.version !== version) throw conflict("intake.listMeanwhile")
          change(row, { items: templates.of(row.type) })
          log.record("project.intakeRenewed", { kind: "project", id: projectId }, by.id, { type: row.type })
        }),
      )
      return of(projectId)
    },
    /** What was found in answer to the questions of the quotation. */
    find(projectId: number, { answers }: Findings, deviceTime: string | null, by: User) {
      write<void>(db, () =>
        during(projectId, by, () => {
          findings.keep(
            answers.map(({ question, value, occurredAt }) => ({
              ...{ projectId, question, value, accountId: by.id },
              at: toldMoment(occurredAt, deviceTime, clock).at,
            })),
          )
          const wrong = onSite.wrong(projectId, listOf(projectId).type, findingsOf(projectId))
          const fields = answers
            .map(({ question }) => `answers.${question}`)
            .filter((field) => field in wrong)
          if (fields.length > 0)
            throw invalid(Object.fromEntries(fields.map((field) => [field, "intake.answerWrong"])))
        }),
      )
    },
    settle(projectId: number, code: string, settlement: Settlement, by: User): IntakeChecklist {
      write<void>(db, () => {
        requireOpen(projectId)
        judge(projectId)
        const row = warned.find(projectId, code)
        if (!row) throw notFound("intake")
        // Nobody saw the first of them: it is kept only now.
        if (row.version !== Math.max(1, settlement.version)) throw conflict("intake.warningMeanwhile")
        warned.settle(row, settlement, { at: clock().toISOString(), id: by.id })
        const open = settlement.fileId === null && settlement.reason === ""
        const did = open ? "project.warningOpened" : "project.warningSettled"
        log.record(did, { kind: "project", id: projectId }, by.id, { title: rules[code]!.title })
      })
      return of(projectId)
    },
    halts: warned.halts,
    /** For who sees prices: what was found, beside what was offered. */
    deviation(projectId: number): Promise<Deviation | null> {
      projects.brief(projectId)
      return onSite.deviation(projectId, findingsOf(projectId))
    },
    /** The next version of the quotation, with what was found. */
    async requote(
      projectId: number,
      base: number,
      by: User,
    ): Promise<{ quotationId: number; version: number }> {
      requireOpen(projectId)
      const { before, found } = findingsOf(projectId)
      const { quotationId, draft } = await onSite.draft(projectId, { before, found })
      return write(db, () => {
        const version = onSite.keep(quotationId, base, draft, by)
        findings.quote(quotationId, { ...before, ...found })
        return { quotationId, version }
      })
    },
  }
}

type SaidItem = Omit<CheckItem, "photos">

function saidItem(
  item: TemplateItem,
  { done, number, note }: Said = { done: [], number: [], note: [] },
  since: string,
  nameOf: (id: number) => string,
): SaidItem {
  const tick = done.findLast(({ at }) => at >= since)
  const said = ({ at, accountId }: MarkRow) => ({ at, by: nameOf(accountId) })
  const size = number.at(-1)?.value ?? ""
  return {
    ...item,
    done: tick?.value === "true",
    said: tick ? said(tick) : null,
    number: size === "" ? null : Number(size),
    note: note.at(-1)?.value ?? "",
    earlier: replaced(note).map((row) => ({ ...said(row), note: row.value })),
  }
}

/** What somebody wrote and another wrote over. */
const replaced = (notes: MarkRow[]): MarkRow[] =>
  notes
    .filter((row, at) => row.value !== "" && notes[at + 1] && notes[at + 1]!.accountId !== row.accountId)
    .toReversed()

const statusIn = (items: SaidItem[]): IntakeChecklist["status"] =>
  items.length > 0 && items.every(({ done }) => done) ? "completed" : "in_progress"

function rowsOfMark(
  { item, done, number, note }: Mark,
  by: Pick<MarkRow, "projectId" | "at" | "accountId">,
): MarkRow[] {
  const row = (kind: MarkRow["kind"], value: string): MarkRow => ({ ...by, code: item, kind, value })
  return [
    ...(done === undefined ? [] : [row("done", String(done))]),
    ...(number === undefined ? [] : [row("number", number === null ? "" : String(number))]),
    ...(note === undefined ? [] : [row("note", note)]),
  ]
}
