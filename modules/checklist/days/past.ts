import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import type { User } from "#modules/access/schema.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError, notFound } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import type { DaysQuery, FinishedDay, PastDay, PastDays } from "../schema.ts"
import { checklistDays, checklistPhotos, checklistSubmissions } from "../table.ts"
import { createSlips, lastOfDay } from "./slips.ts"

export type Past = ReturnType<typeof createPast>

/** Days that were finished, looked back on: by oneself, and of everyone by the office. */
export function createPast({
  db,
  clock,
  files,
  people,
}: {
  db: Db
  clock: Clock
  files: FileStore
  people: () => User[]
}) {
  const slips = createSlips({ db, clock })
  const listed = {
    id: checklistDays.id,
    day: checklistDays.day,
    accountId: checklistDays.accountId,
    at: checklistSubmissions.at,
    percentage: checklistSubmissions.percentage,
    hasNotes: sql<number>`${checklistSubmissions.notes} <> ''`,
    left: sql<number>`(select count(*) from json_each(${checklistSubmissions.items})
      where json_extract(value, '$.completed') = 0)`,
    photos: sql<number>`(select count(*) from checklist_photos p where p.day_id = ${checklistDays.id})`,
  }
  const byId = prepared(({ id }: { id: number }) =>
    db
      .select({ accountId: checklistDays.accountId, day: checklistDays.day })
      .from(checklistDays)
      .where(eq(checklistDays.id, id)),
  )
  const rows = (where: SQL | undefined) =>
    db
      .select(listed)
      .from(checklistDays)
      .innerJoin(checklistSubmissions, lastOfDay)
      .where(where)
      .orderBy(desc(checklistDays.day), asc(checklistDays.id))
      .all()

  function shown(found: ReturnType<typeof rows>): FinishedDay[] {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    return found.map(({ accountId, hasNotes, ...row }) => ({
      ...row,
      person: { id: accountId, name: names.get(accountId) ?? "" },
      hasNotes: hasNotes === 1,
    }))
  }

  /** Whose days he may see; undefined: those of everyone. */
  function whose({ person }: DaysQuery, me: User): number | undefined {
    if (reaches(me.role, "manager")) return person
    if (person !== undefined && person !== me.id) throw new DomainError("access.notAllowed", 403)
    return me.id
  }

  const of = (accountId: number | undefined) =>
    accountId === undefined ? undefined : eq(checklistDays.accountId, accountId)

  function find(id: number, me: User) {
    const row = rows(eq(checklistDays.id, id))[0]
    // Of a colleague a worker may not know that it is there.
    if (!row || (row.accountId !== me.id && !reaches(me.role, "manager"))) throw notFound("checklist")
    return row
  }

  return {
    list(query: DaysQuery, me: User): PastDays {
      const own = of(whose(query, me))
      const until = query.before === undefined ? undefined : lt(checklistDays.day, query.before)
      const days = db
        .selectDistinct({ day: checklistDays.day })
        .from(checklistDays)
        .where(and(own, until))
        .orderBy(desc(checklistDays.day))
        .limit(daysAtOnce + 1)
        .all()
        .map(({ day }) => day)
      const first = days.slice(0, daysAtOnce).at(-1)
      const isBegin = query.before === undefined
      return {
        days: first === undefined ? [] : shown(rows(and(own, until, gte(checklistDays.day, first)))),
        more: days.length > daysAtOnce,
        slips: isBegin ? slips(whose(query, me)) : [],
        people: isBegin && reaches(me.role, "manager") ? people().map(({ id, name }) => ({ id, name })) : [],
      }
    },
    get(id: number, me: User): PastDay {
      const row = find(id, me)
      const ofDay = eq(checklistSubmissions.dayId, id)
      const lastFirst = desc(checklistSubmissions.id)
      const holds = db
        .select({ notes: checklistSubmissions.notes, items: checklistSubmissions.items })
        .from(checklistSubmissions)
        .where(ofDay)
        .orderBy(lastFirst)
        .limit(1)
        .get()!
      const [, ...earlier] = db
        .select({ at: checklistSubmissions.at, percentage: checklistSubmissions.percentage })
        .from(checklistSubmissions)
        .where(ofDay)
        .orderBy(lastFirst)
        .all()
      const photos = db
        .select({ id: checklistPhotos.id })
        .from(checklistPhotos)
        .where(eq(checklistPhotos.dayId, id))
        .orderBy(asc(checklistPhotos.id))
        .all()
      return {
        ...shown([row])[0]!,
        ...holds,
        photos: photos.map((photo) => ({
          id: photo.id,
          url: `/api/daily-checklist/days/${id}/photos/${photo.id}`,
        })),
        earlier,
      }
    },
    /** Named in the log: whose day it was, and which. */
    nameOf(id: number): { name: string; day: string } | undefined {
      const row = byId.get({ id })
      return row && { name: people().find((one) => one.id === row.accountId)?.name ?? "", day: row.day }
    },
    photo(id: number, photoId: number, me: User) {
      find(id, me)
      const photo = db
        .select({ fileId: checklistPhotos.fileId })
        .from(checklistPhotos)
        .where(and(eq(checklistPhotos.dayId, id), eq(checklistPhotos.id, photoId)))
        .get()
      const file = photo && files.read(photo.fileId)
      if (!file) throw notFound("checklist")
      return file
    },
  }
}

const daysAtOnce = 14
