import { and, desc, eq, gt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { SecretLinks } from "#modules/access/links/service.ts"
import type { User } from "#modules/access/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import { smallPhoto } from "#src/files/photo.ts"
import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import type { IntakePhotos } from "../service.ts"
import { intakeShares } from "../table.ts"
import type { NewShare, Share, SharedPhotos } from "./schema.ts"

export type PhotoShares = ReturnType<typeof createPhotoShares>

/** What opens the page, and from where. */
export interface Holder {
  token: string
  address: string
}

const scope = "intake.photos"
const day = 24 * 3600 * 1000

/** Photos that a client may see without a login, until a day, or until the office ends it. */
export function createPhotoShares({
  db,
  clock,
  people,
  links,
  photos,
  projects,
}: {
  db: Db
  clock: Clock
  people: () => User[]
  links: SecretLinks
  photos: IntakePhotos
  projects: Projects
}) {
  const opens = (id: number) => ({ scope, subject: id })

  function opened({ token, address }: Holder) {
    const { subject, endsAt } = links.open(token, scope, address)
    const share = db.select().from(intakeShares).where(eq(intakeShares.id, subject)).get()!
    return { ...share, endsAt }
  }

  /** Its file as it is shown: one that was removed since is no longer. */
  async function pictureOf(holder: Holder, id: number) {
    const { projectId, photoIds } = opened(holder)
    if (!photoIds.includes(id)) throw new DomainError("projects.fileNotFound", 404)
    const [found] = await photos.pictures(projectId, [id])
    return found!.drawn ?? found!.taken
  }

  return {
    create: (projectId: number, { ids, days }: NewShare, by: User): string =>
      write<string>(db, () => {
        const known = new Set(photos.list(projectId).map(({ id }) => id))
        if (!ids.every((id) => known.has(id))) throw new DomainError("projects.fileNotFound", 404)
        const now = clock()
        const { id } = db
          .insert(intakeShares)
          .values({
            ...{ projectId, photoIds: [...new Set(ids)], createdBy: by.id, createdAt: now.toISOString() },
            endsAt: new Date(now.getTime() + days * day).toISOString(),
          })
          .returning()
          .get()
        return `/fotos#${links.issue(opens(id), days)}`
      }),
    /** Those that still work, the newest first. */
    list(projectId: number): Share[] {
      const names = new Map(people().map(({ id, name }) => [id, name]))
      return db
        .select()
        .from(intakeShares)
        .where(and(eq(intakeShares.projectId, projectId), gt(intakeShares.endsAt, clock().toISOString())))
        .orderBy(desc(intakeShares.id))
        .all()
        .map((share) => ({ share, state: links.state(opens(share.id)) }))
        .filter(({ state }) => state.live > 0)
        .map(({ share: { id, photoIds, createdBy, createdAt, endsAt }, state }) => ({
          ...{ id, photos: photoIds.length, createdAt, endsAt },
          by: createdBy === null ? null : (names.get(createdBy) ?? null),
          ...{ opened: state.opened, lastOpenedAt: state.lastOpenedAt },
        }))
    },
    end(projectId: number, id: number, by: User) {
      const share = db
        .select()
        .from(intakeShares)
        .where(and(eq(intakeShares.projectId, projectId), eq(intakeShares.id, id)))
        .get()
      if (!share) throw new DomainError("intake.shareNotFound", 404)
      links.end(opens(id), by.id)
    },
    /** For who has the link. */
    get(holder: Holder): SharedPhotos {
      const { projectId, photoIds, endsAt } = opened(holder)
      const known = new Map(photos.list(projectId).map((photo) => [photo.id, photo]))
      return {
        ...{ project: projects.brief(projectId).name, endsAt },
        photos: photoIds.flatMap((id) => {
          const photo = known.get(id)
          return photo ? [{ id, title: photo.title, takenAt: photo.takenAt }] : []
        }),
      }
    },
    picture: pictureOf,
    async preview(holder: Holder, id: number): Promise<Uint8Array> {
      const { blob } = await pictureOf(holder, id)
      return await smallPhoto(await blob.bytes(), { address: holder.address })
    },
  }
}
