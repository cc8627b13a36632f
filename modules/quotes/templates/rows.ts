import { eq, isNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { DomainError } from "#src/shared/errors.ts"
import { quotationTemplates, type TemplateRow } from "../table.ts"

/** What lists show, counted by the database: the contents are long to read. */
const inShort = {
  id: quotationTemplates.id,
  name: quotationTemplates.name,
  projectTypes: quotationTemplates.projectTypes,
  lines: sql<number>`json_array_length(${quotationTemplates.content}, '$.lines')`,
  texts: sql<number>`json_type(${quotationTemplates.content}, '$.texts') = 'object'`,
  createdAt: quotationTemplates.createdAt,
  createdBy: quotationTemplates.createdBy,
}
export type TemplateInShort = Pick<
  TemplateRow,
  "id" | "name" | "projectTypes" | "createdAt" | "createdBy"
> & { lines: number; texts: number }

/** Templates as rows. Its verbs take part in the caller's transaction. */
export function createTemplateRows({ db }: { db: Db }) {
  /** Also what was removed. */
  function find(id: number): TemplateRow {
    const row = db.select().from(quotationTemplates).where(eq(quotationTemplates.id, id)).get()
    if (!row) throw gone()
    return row
  }

  return {
    find,
    findShown(id: number): TemplateRow {
      const row = find(id)
      if (row.removedAt !== null) throw gone()
      return row
    },
    shown: (): TemplateInShort[] =>
      db.select(inShort).from(quotationTemplates).where(isNull(quotationTemplates.removedAt)).all(),
    inShort: (id: number): TemplateInShort =>
      db.select(inShort).from(quotationTemplates).where(eq(quotationTemplates.id, id)).get()!,
    add: (values: Omit<TemplateRow, "id" | "removedAt">): number =>
      db.insert(quotationTemplates).values(values).returning({ id: quotationTemplates.id }).get().id,
    set: (id: number, values: Partial<TemplateRow>) =>
      db.update(quotationTemplates).set(values).where(eq(quotationTemplates.id, id)).run(),
  }
}

const gone = () => new DomainError("quotes.templateNotFound", 404)
