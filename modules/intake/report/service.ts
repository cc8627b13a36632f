import { and, count, eq, isNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, notFound } from "#src/shared/errors.ts"
import { toldMoment } from "#src/shared/toldMoment.ts"
import {
  type Agreement,
  mostAgreements,
  mostPresent,
  type Person,
  type SaveAgreement,
  type SavePerson,
  type Visit,
} from "./schema.ts"
import { cleanSignature } from "./signature.ts"
import { type AgreementRow, intakeAgreements, intakePresent, type PersonRow } from "./table.ts"

export type Visits = ReturnType<typeof createVisits>

/** Of which wish a save is a part, and what time it is on the device of who makes it. */
interface Sending {
  key: string | null
  deviceTime: string | null
}

/** What was agreed where a job is, and who was there and signed for it. */
export function createVisits({
  db,
  clock,
  log,
  replays,
  projects,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  replays: Replays
  projects: Projects
  people: () => User[]
}) {
  const agreementOf = (id: string) =>
    db.select().from(intakeAgreements).where(eq(intakeAgreements.id, id)).get()
  const personOf = (id: string) => db.select().from(intakePresent).where(eq(intakePresent.id, id)).get()
  const nameOf = (id: number) => people().find((person) => person.id === id)?.name ?? ""

  function agreementView({ projectId: _, removedAt: _r, madeBy, ...row }: AgreementRow): Agreement {
    return { ...row, madeBy: nameOf(madeBy) }
  }
  function personView({ projectId: _, removedAt: _r, signature, ...row }: PersonRow): Person {
    return { ...row, signature: signature && { ...signature, by: nameOf(signature.by) } }
  }

  /** Nobody's words are written over by who did not see them. */
  function refuse(
    projectId: number,
    { after, removed }: Pick<SaveAgreement, "after" | "removed">,
    row: Pick<AgreementRow, "projectId" | "version" | "removedAt"> | undefined,
    table: typeof intakeAgreements | typeof intakePresent,
  ) {
    if (projects.brief(projectId).archivedAt !== null) throw conflict("intake.projectArchived")
    if (row ? row.projectId !== projectId : after !== null) throw notFound("intake")
    if (row && row.version !== after) throw conflict("intake.visitMeanwhile")
    if (removed || row?.removedAt === null) return
    const [there] = db
      .select({ lines: count() })
      .from(table)
      .where(and(eq(table.projectId, projectId), isNull(table.removedAt)))
      .all()
    const agreements = table === intakeAgreements
    if (there!.lines >= (agreements ? mostAgreements : mostPresent))
      throw conflict(agreements ? "intake.tooManyAgreements" : "intake.tooManyPresent")
  }

  return {
    /** In the order in which they were first said. */
    of(projectId: number): Visit {
      projects.brief(projectId)
      const agreements = db
        .select()
        .from(intakeAgreements)
        .where(and(eq(intakeAgreements.projectId, projectId), isNull(intakeAgreements.removedAt)))
        .orderBy(sql`rowid`)
        .all()
      const present = db
        .select()
        .from(intakePresent)
        .where(and(eq(intakePresent.projectId, projectId), isNull(intakePresent.removedAt)))
        .orderBy(sql`rowid`)
        .all()
      return { agreements: agreements.map(agreementView), people: present.map(personView) }
    },
    /** Once for a key, which is what the next save goes on from. */
    agree(
      projectId: number,
      id: string,
      sent: SaveAgreement,
      { key, deviceTime }: Sending,
      by: User,
    ): Agreement {
      return replays.once<Agreement>(`intake.agreements.${by.id}`, key, { projectId, id, ...sent }, () => {
        refuse(projectId, sent, agreementOf(id), intakeAgreements)
        const agreement = {
          ...{ text: sent.text, version: key ?? crypto.randomUUID(), madeBy: by.id },
          madeAt: toldMoment(sent.madeAt, deviceTime, clock).at,
          removedAt: sent.removed ? clock().toISOString() : null,
        }
        const kept = db
          .insert(intakeAgreements)
          .values({ ...agreement, id, projectId })
          .onConflictDoUpdate({ target: intakeAgreements.id, set: agreement })
          .returning()
          .get()
        const did = sent.removed ? "project.agreementRemoved" : "project.agreementMade"
        log.record(did, { kind: "project", id: projectId }, by.id, { agreement: id })
        return agreementView(kept)
      })
    },
    /** The same of who was there. A signature that is sent again, with a way back, stays as it was put. */
    async attend(
      projectId: number,
      id: string,
      sent: SavePerson,
      { key, deviceTime }: Sending,
      by: User,
    ): Promise<Person> {
      const scope = `intake.present.${by.id}`
      const wish = { projectId, id, ...sent }
      const earlier = replays.earlier<Person>(scope, key, wish)
      if (earlier) return earlier
      refuse(projectId, sent, personOf(id), intakePresent)
      const own = sent.signature?.picture
      const isKept = own === personOf(id)?.signature?.picture
      const picture = own && (isKept ? own : await cleanSignature(own, { account: by.id }))
      return replays.once<Person>(scope, key, wish, () => {
        const row = personOf(id)
        refuse(projectId, sent, row, intakePresent)
        const before = row?.signature ?? null
        const same = picture !== undefined && picture === before?.picture
        if (same && (row!.name !== sent.name || row!.role !== sent.role))
          throw conflict("intake.signedKeepsName")
        const signature = sent.signature && {
          ...{ picture: picture!, agreements: sent.signature.agreements, by: by.id },
          at: toldMoment(sent.signature.at, deviceTime, clock).at,
        }
        const person = {
          ...{ name: sent.name, role: sent.role, signature: same ? before : signature },
          version: key ?? crypto.randomUUID(),
          removedAt: sent.removed ? clock().toISOString() : null,
        }
        const kept = db
          .insert(intakePresent)
          .values({ ...person, id, projectId })
          .onConflictDoUpdate({ target: intakePresent.id, set: person })
          .returning()
          .get()
        const did = didOf(sent, before !== null)
        log.record(did, { kind: "project", id: projectId }, by.id, { person: id })
        return personView(kept)
      })
    },
  }
}

function didOf({ removed, signature }: SavePerson, wasSigned: boolean) {
  if (removed) return "project.presentRemoved"
  if (signature) return "project.visitSigned"
  return wasSigned ? "project.visitUnsigned" : "project.presentAdded"
}
