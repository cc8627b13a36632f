import { and, eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import { invalid } from "#src/shared/errors.ts"
import { judged, type Rule, rules } from "./catalogue/warnings.ts"
import type { Answers, Settlement, Warning } from "./schema.ts"
import { intakeWarnings, type WarningRow } from "./table.ts"

export type Warned = ReturnType<typeof createWarned>

/** What jobs were warned of, and how that was settled. Kept, so that the planning of all of them reads it at once. */
export function createWarned({ db, files }: { db: Db; files: Pick<ProjectFiles, "known"> }) {
  const stopping = db.$client.query<
    Pick<WarningRow, "projectId" | "code" | "fileId" | "reason">,
    [projectIds: string, codes: string]
  >(
    `SELECT project_id AS projectId, code, file_id AS fileId, reason FROM intake_warnings
    WHERE applies AND project_id IN (SELECT value FROM json_each(?)) AND code IN (SELECT value FROM json_each(?))`,
  )
  const stops = JSON.stringify(Object.values(rules).flatMap(({ code, stops }) => (stops ? [code] : [])))

  const rowsOf = (projectId: number): Map<string, WarningRow> =>
    new Map(
      db
        .select()
        .from(intakeWarnings)
        .where(eq(intakeWarnings.projectId, projectId))
        .all()
        .map((row) => [row.code, row]),
    )

  /** A report that was taken off the project again settles nothing. */
  function fileOf({ projectId, fileId }: Pick<WarningRow, "projectId" | "fileId">): Warning["file"] {
    const file = fileId === null ? undefined : files.known(projectId, fileId)
    if (!file || file.removedAt !== null) return null
    const url = `/api/projects/${projectId}/files/${file.id}/${encodeURIComponent(file.name)}`
    return { id: file.id, name: file.name, url }
  }
  const isOpen = (row: Pick<WarningRow, "projectId" | "fileId" | "reason">) =>
    row.reason === "" && fileOf(row) === null

  const set = ({ projectId, code }: WarningRow, values: Partial<WarningRow>) =>
    db
      .update(intakeWarnings)
      .set(values)
      .where(and(eq(intakeWarnings.projectId, projectId), eq(intakeWarnings.code, code)))
      .run()

  return {
    /** Keeps what applies by what is known now. In the caller's transaction. */
    judge(projectId: number, facts: Answers) {
      const kept = rowsOf(projectId)
      for (const rule of Object.values(rules)) {
        const row = kept.get(rule.code)
        const applies = judged(rule, facts) === true
        if (row && row.applies !== applies) set(row, { applies })
        if (!row && applies) db.insert(intakeWarnings).values({ projectId, code: rule.code, applies }).run()
      }
    },
    /** What a job is warned of, what is open first. */
    of(projectId: number, facts: Answers, nameOf: (id: number) => string): Warning[] {
      const kept = rowsOf(projectId)
      return Object.values(rules)
        .filter((rule) => judged(rule, facts) === true)
        .map((rule) => {
          const { code } = rule
          const row = kept.get(code)
          return shown(rule, row, row ? fileOf(row) : null, nameOf)
        })
        .toSorted((a, b) => Number(b.open) - Number(a.open))
    },
    find: (projectId: number, code: string): WarningRow | undefined => {
      const row = rowsOf(projectId).get(code)
      return row?.applies ? row : undefined
    },
    /** By a report or for a reason, or, with neither, open again. In the caller's transaction. */
    settle(row: WarningRow, { fileId, reason }: Settlement, by: { at: string; id: number }) {
      const settled = { ...row, fileId, reason }
      if (fileId !== null && fileOf(settled) === null) throw invalid({ fileId: "intake.fileGone" })
      const open = fileId === null && reason === ""
      const stamp = { settledAt: open ? null : by.at, settledBy: open ? null : by.id }
      set(row, { fileId, reason, ...stamp, version: row.version + 1 })
    },
    /** What forbids to begin the work of these projects, as it is called. */
    halts(projectIds: readonly number[]): Map<number, string[]> {
      const open = stopping.all(JSON.stringify(projectIds), stops).filter(isOpen)
      return new Map(
        [...Map.groupBy(open, ({ projectId }) => projectId)].map(([id, rows]) => [
          id,
          rows.map(({ code }) => rules[code]!.title),
        ]),
      )
    },
  }
}

/** What is not known, and decides whether one is to be warned: by rule the keys of those questions. */
export const unknownIn = (facts: Answers): { title: string; keys: string[] }[] =>
  Object.values(rules).flatMap((rule) => {
    const judgement = judged(rule, facts)
    return Array.isArray(judgement) ? [{ title: rule.title, keys: judgement }] : []
  })

/** The questions that rules look at. */
export const neededKeys = [
  ...new Set(Object.values(rules).flatMap(({ when }) => when.flat().map(({ key }) => key))),
].filter((key) => key !== "type")

function shown(
  { code, title, why, advice, who, source, stops }: Rule,
  row: WarningRow | undefined,
  file: Warning["file"],
  nameOf: (id: number) => string,
): Warning {
  const { reason = "", settledAt = null, settledBy = null, version = 0 } = row ?? {}
  const open = reason === "" && file === null
  return {
    ...{ code, title, why, advice, who, source, stops, open, file, reason, version },
    settled: open || settledAt === null ? null : { by: nameOf(settledBy!), at: settledAt },
  }
}
