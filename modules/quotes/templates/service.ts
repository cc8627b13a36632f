import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import type { PriceBookService } from "../priceBook/service.ts"
import type { Quotations } from "../quotations/service.ts"
import type { TemplateRow } from "../table.ts"
import { tellsOf } from "./client.ts"
import { filledWith } from "./filled.ts"
import { keptOf, type TemplateContent } from "./kept.ts"
import { createTemplateRows, type TemplateInShort } from "./rows.ts"
import type { FilledTemplate, NewTemplate, RenameTemplate, Template } from "./schema.ts"

export type Templates = ReturnType<typeof createTemplates>

/** What a company offers again and again, kept from a quotation that was made. */
export function createTemplates({
  db,
  clock,
  log,
  replays,
  people,
  projects,
  quotations: { versions },
  priceBook,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  people: () => User[]
  projects: Projects
  quotations: Quotations
  priceBook: PriceBookService
}) {
  const rows = createTemplateRows({ db })

  function viewAll(found: TemplateInShort[]): Template[] {
    const names = new Map(people().map((person) => [person.id, person.name]))
    return found.map(({ texts, createdBy, ...row }) => ({
      ...row,
      texts: texts === 1,
      createdBy: createdBy === null ? null : (names.get(createdBy) ?? null),
    }))
  }
  const view = (id: number): Template => viewAll([rows.inShort(id)])[0]!

  const isTaken = (name: string, by?: number): boolean =>
    rows.shown().some((row) => row.id !== by && isSame(row.name, name))

  function requireRoom() {
    if (rows.shown().length < mostTemplates) return
    throw new DomainError("quotes.templatesFull", 409, { values: { most: mostTemplates } })
  }

  /** The newest version without what tells of its client; a line that names him is refused, as it can't be left out. */
  function contentOf(quotationId: number, withTexts: boolean): Pick<TemplateRow, "content" | "projectTypes"> {
    const { projectId } = versions.find(quotationId)
    const { estimate, writer, analysis, body } = versions.latest(quotationId)!
    const { client, address, projectTypes } = projects.brief(projectId)
    const tells = tellsOf({ ...client, addresses: [client.address, address] })
    const written = withTexts && writer === "hand" ? { analysis, quotationText: body } : null
    const content = keptOf(estimate, { written, tells: tells.loosely })
    if (content.lines.length === 0) throw conflict("quotes.templateEmpty")
    refuseNaming(content, tells.strictly)
    return { content, projectTypes }
  }

  return {
    /** By name. */
    list: (): Template[] => viewAll(rows.shown()).toSorted((a, b) => a.name.localeCompare(b.name, "nl")),
    nameOf: (id: number): string => rows.find(id).name,
    isKept: (id: number): boolean => rows.find(id).removedAt === null,
    /** At the prices of today. */
    get(id: number): FilledTemplate {
      const { name, content } = rows.findShown(id)
      return { id, name, ...filledWith(content, priceBook.on(today(clock))) }
    },
    keep: (wanted: NewTemplate, key: string | null, by: User): Template =>
      replays.once<Template>("quotes.templates", key, wanted, () => {
        const { quotationId, name, texts } = wanted
        const kept = contentOf(quotationId, texts)
        if (isTaken(name)) throw invalid({ name: "quotes.templateNameTaken" })
        const values = { ...kept, name, createdBy: by.id, createdAt: clock().toISOString() }
        requireRoom()
        const id = rows.add(values)
        log.record("template.kept", { kind: "template", id }, by.id, { name, quotationId })
        return view(id)
      }),
    rename: (id: number, { name, from }: RenameTemplate, by: User): Template =>
      write<Template>(db, () => {
        const row = rows.findShown(id)
        if (row.name === name) return view(id)
        if (row.name !== from)
          throw new DomainError("quotes.templateRenamed", 409, { values: { name: row.name } })
        if (isTaken(name, id)) throw invalid({ name: "quotes.templateNameTaken" })
        rows.set(id, { name })
        log.record("template.renamed", { kind: "template", id }, by.id, { from, to: name })
        return view(id)
      }),
    remove: (id: number, by: User) =>
      write<void>(db, () => {
        const { name, removedAt } = rows.find(id)
        if (removedAt !== null) return
        rows.set(id, { removedAt: clock().toISOString() })
        log.record("template.removed", { kind: "template", id }, by.id, { name })
      }),
    restore: (id: number, by: User): Template =>
      write<Template>(db, () => {
        const { name, removedAt } = rows.find(id)
        if (removedAt === null) return view(id)
        if (isTaken(name)) throw conflict("quotes.templateNameReused")
        requireRoom()
        rows.set(id, { removedAt: null })
        log.record("template.restored", { kind: "template", id }, by.id, { name })
        return view(id)
      }),
  }
}

/** A list of more than a screen or two is no help. */
const mostTemplates = 100

/** As people read names: 'badkamer' and 'Badkamer' are one. */
const isSame = (a: string, b: string) => a.toLocaleLowerCase("nl") === b.toLocaleLowerCase("nl")

function refuseNaming({ lines }: TemplateContent, tells: (text: string) => boolean) {
  const naming = lines.find(({ description, vatReason = "" }) => tells(description) || tells(vatReason))
  if (naming)
    throw new DomainError("quotes.templateNamesClient", 409, { values: { line: naming.description } })
}
