import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { type Changed, kindsOf, subjectsOf, toldOf } from "#src/manifest/changes.ts"
import { conflict, notFound } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Change, ChangesQuery, RecentChanges } from "./schema.ts"

export type Changes = ReturnType<typeof createChanges>

type Line = ReturnType<Log["recent"]>[number]

/** What anyone changed of late, in one list, and the way back of what has one. The modules say what is told of them. */
export function createChanges({
  log,
  people,
  replays,
  told,
}: {
  log: Log
  people: () => User[]
  replays: Replays
  told: readonly Changed[]
}) {
  function kindsFor({ role }: User): string[] {
    const open = Object.entries(subjectsOf(told)).filter(([, { least }]) => reaches(role, least))
    return open.map(([kind]) => kind)
  }

  function viewAll(lines: Line[]): Change[] {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    const undone = new Map(
      log.takenBack(lines.map(({ id }) => id)).map(({ line, by }) => [line, names.get(by ?? 0) ?? ""]),
    )
    const [kinds, about] = [kindsOf(told), subjectsOf(told)]
    return lines.map((line) => {
      const { id, at, accountId, action, details, subjectKind, subjectId } = line
      const kind = kinds[action]!
      return {
        ...{ id, at, action, by: accountId === null ? null : (names.get(accountId) ?? null) },
        details: toldOf(kind, details),
        subject: about[subjectKind]!.now(subjectId) ?? null,
        undoable: !undone.has(id) && kind.back?.(line) !== undefined,
        undoneBy: undone.get(id) ?? null,
      }
    })
  }

  return {
    list({ limit = 50, by }: ChangesQuery, viewer: User): RecentChanges {
      const found = log.recent({
        by,
        limit: limit + 1,
        kinds: kindsFor(viewer),
        actions: Object.keys(kindsOf(told)),
      })
      return {
        changes: viewAll(found.slice(0, limit)),
        more: found.length > limit,
        people: people().map(({ id, name }) => ({ id, name })),
      }
    },
    /** Refused once something was changed after it, so that nothing is overwritten unseen. */
    undo: (id: number, key: string | null, by: User): Change =>
      replays.once<Change>(`changes.undo ${by.id}`, key, { id }, () => {
        const line = log.line(id)
        const kind = line && kindsOf(told)[line.action]
        if (!kind || !kindsFor(by).includes(line.subjectKind)) throw notFound("changes")
        if (!kind.back) throw conflict("changes.noWayBack")
        if (log.takenBack([id]).length > 0) throw conflict("changes.takenBackAlready")
        const back = kind.back(line)
        if (!back) throw conflict("changes.changedSince")
        back(by)
        log.record("change.takenBack", { kind: "change", id }, by.id)
        return viewAll([line])[0]!
      }),
  }
}
