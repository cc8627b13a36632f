import { eq, inArray } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { User } from "#modules/access/schema.ts"
import type { ProjectFiles } from "#modules/projects/files/service.ts"
import type { ProjectFile } from "#modules/projects/schema.ts"
import { formats } from "#src/files/format.ts"
import { cleanPhoto, smallPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import { inPortions } from "#src/jobs/portions.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid } from "#src/shared/errors.ts"
import { toldMoment } from "#src/shared/toldMoment.ts"
import { photoPaper as nl } from "./paper.nl.ts"
import { photoName } from "./photoName.ts"
import type { Photo, PhotoChange, PhotoFields, PhotoShapes } from "./schema.ts"
import type { SentDrawing, SentPhoto } from "./sent.ts"
import type { Source } from "./source.ts"
import { intakePhotos, type PhotoRow } from "./table.ts"

export type IntakePhotos = ReturnType<typeof createIntakePhotos>

/** Of which wish a change is a part, and what time it is on the device of who makes it. */
interface Sending {
  key: string | null
  deviceTime: string | null
}

/** Photos taken on site: files of the project, with what is told of them and what was drawn on them. */
export function createIntakePhotos({
  db,
  clock,
  files,
  projectFiles,
  replays,
}: {
  db: Db
  clock: Clock
  files: FileStore
  projectFiles: ProjectFiles
  replays: Replays
}) {
  const rowOf = (id: number): PhotoRow | undefined =>
    db.select().from(intakePhotos).where(eq(intakePhotos.projectFileId, id)).get()

  /** Also of what was added as a plain file: nothing is told of it yet. */
  function find(projectId: number, id: number) {
    const file = projectFiles.get(projectId, id)
    if (!isPhoto(file)) throw new DomainError("projects.fileNotFound", 404)
    return { file, row: rowOf(id) }
  }
  const get = (projectId: number, id: number): Photo => {
    const { file, row } = find(projectId, id)
    return view(projectId, file, row)
  }

  function put(id: number, values: Omit<PhotoRow, "projectFileId" | "shapes" | "drawnFileId" | "drawing">) {
    db.insert(intakePhotos)
      .values({ projectFileId: id, ...values })
      .onConflictDoUpdate({ target: intakePhotos.projectFileId, set: values })
      .run()
  }

  /** The number of the file that it is from now on. */
  function keep(projectId: number, told: PhotoFields, from: Kept, by: User): number {
    if ("projectFile" in from) {
      const { file } = find(projectId, from.projectFile)
      return projectFiles.changing(projectId, file.id, by).id
    }
    const name = photoName(told.title || from.name || nl.photo)
    return projectFiles.keep(projectId, { fileId: from.fileId, name, kind: "photo" }, by).id
  }

  /** What a visitor uploaded is his until somebody keeps it. */
  function uploaded(fileId: string): Kept {
    const waits = files.unkept([fileId]).length > 0 && files.read(fileId)?.mediaType === "image/jpeg"
    if (!waits) throw invalid({ url: "intake.photoUrlGone" })
    return { fileId }
  }

  const drawn = (projectId: number, id: number) => {
    const { file, row } = find(projectId, id)
    if (!row?.drawnFileId) throw new DomainError("projects.fileNotFound", 404)
    return { ...files.read(row.drawnFileId)!, name: file.name }
  }

  return {
    /** The newest first. */
    list(projectId: number): Photo[] {
      const photos = projectFiles.list(projectId).filter(isPhoto)
      const rows = new Map(
        db
          .select()
          .from(intakePhotos)
          .where(
            inArray(
              intakePhotos.projectFileId,
              photos.map(({ id }) => id),
            ),
          )
          .all()
          .map((row) => [row.projectFileId, row]),
      )
      return photos
        .map((file) => view(projectId, file, rows.get(file.id)))
        .toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : a.takenAt > b.takenAt ? -1 : b.id - a.id))
    },
    get,
    /** Reads what is sent only once the project may have it. */
    async add(projectId: number, read: () => Promise<SentPhoto>, { key, deviceTime }: Sending, by: User) {
      projectFiles.requireOpen(projectId)
      const { told, photo } = await read()
      const wish = { projectId, told, photo: "data" in photo ? hashOf(photo.data) : photo }
      const earlier = replays.earlier<Photo>("intake.photos", key, wish)
      if (earlier) return earlier
      const clean = "data" in photo ? await cleanPhoto(photo.data, { account: by.id }) : undefined
      const fileId = clean && (await files.add(clean, formats.picture.mediaType))
      return replays.once<Photo>("intake.photos", key, wish, () => {
        const from = "data" in photo ? { fileId: fileId!, name: photo.name } : named(photo)
        const id = keep(projectId, told, from, by)
        const { takenAt: occurredAt, ...about } = told
        const version = (rowOf(id)?.version ?? 0) + 1
        put(id, { ...about, takenAt: toldMoment(occurredAt, deviceTime, clock).at, version })
        return get(projectId, id)
      })
    },
    change: (projectId: number, id: number, { version, ...told }: PhotoChange, by: User): Photo =>
      write<Photo>(db, () => {
        const before = get(projectId, id)
        if (isSame(before, told)) return before
        if (before.version !== version) throw conflict("intake.photoChangedMeanwhile")
        projectFiles.changing(projectId, id, by)
        put(id, { ...told, takenAt: before.takenAt, version: version + 1 })
        return get(projectId, id)
      }),
    shapes(projectId: number, id: number): PhotoShapes {
      const { row } = find(projectId, id)
      return { shapes: row?.shapes ?? [], drawing: row?.drawing ?? 0 }
    },
    /** Keeps what was drawn beside the photo, which stays as it is; without a shape there is no drawing. */
    async draw(
      projectId: number,
      id: number,
      read: () => Promise<SentDrawing>,
      key: string | null,
      by: User,
    ) {
      projectFiles.requireOpen(projectId)
      find(projectId, id)
      const { shapes, drawing, bytes } = await read()
      const clean = await cleanPhoto(bytes, { account: by.id })
      const fileId = await files.add(clean, formats.picture.mediaType)
      return replays.once<Photo>(
        "intake.drawings",
        key,
        { projectId, id, shapes, drawing, hash: hashOf(bytes) },
        () => {
          const { row } = find(projectId, id)
          if ((row?.drawing ?? 0) !== drawing) throw conflict("intake.photoDrawnMeanwhile")
          const { createdAt } = projectFiles.changing(projectId, id, by)
          if (!row) put(id, { ...nothingTold, takenAt: createdAt, version: 0 })
          if (row?.drawnFileId) files.release([row.drawnFileId])
          const drawnFileId = shapes.length > 0 ? fileId : null
          if (drawnFileId) files.keep([drawnFileId])
          db.update(intakePhotos)
            .set({ shapes, drawnFileId, drawing: drawing + 1 })
            .where(eq(intakePhotos.projectFileId, id))
            .run()
          return get(projectId, id)
        },
      )
    },
    /** These, in this order, each with the file of the photo and of the one that was drawn on. */
    pictures(projectId: number, ids: readonly number[]) {
      return inPortions(ids, (id) => {
        const { file, row } = find(projectId, id)
        return {
          photo: view(projectId, file, row),
          taken: projectFiles.download(projectId, id),
          drawn: row?.drawnFileId ? files.read(row.drawnFileId)! : undefined,
        }
      })
    },
    drawn,
    async drawnPreview(projectId: number, id: number, by: User): Promise<Uint8Array> {
      const { blob } = drawn(projectId, id)
      return await smallPhoto(await blob.bytes(), { account: by.id })
    },
  }

  function named(source: Exclude<Source, { data: Uint8Array }>): Kept {
    return "upload" in source ? uploaded(source.upload) : source
  }
}

/** A file that is there and waits for a project, or is one of this project. */
type Kept = { fileId: string; name?: string } | { projectFile: number }

/** A scanned drawing is a picture, and no photo. */
const isPhoto = ({ kind, mediaType }: ProjectFile) => kind === "photo" && mediaType.startsWith("image/")

const nothingTold = { title: "", notes: "", category: null, location: "" }

function view(projectId: number, file: ProjectFile, row: PhotoRow | undefined): Photo {
  const own = `/api/projects/${projectId}/photos/${file.id}/drawn`
  const drawing = row?.drawing ?? 0
  // Under another address each time that it was drawn on, so that a browser may keep what it has.
  const drawnUrl = row?.drawnFileId ? `${own}?nr=${drawing}` : null
  const { title, notes, category, location } = row ?? nothingTold
  return {
    ...{ id: file.id, title, notes, category, location, drawing, drawnUrl },
    takenAt: row?.takenAt ?? file.createdAt,
    ...{ by: file.by, byId: file.byId, name: file.name, url: file.url },
    preview: drawnUrl
      ? `${own}/preview?nr=${drawing}`
      : `/api/projects/${projectId}/files/${file.id}/preview`,
    version: row?.version ?? 0,
  }
}

type Told = Pick<Photo, "title" | "notes" | "category" | "location">
const isSame = (a: Told, b: Told) =>
  a.title === b.title && a.notes === b.notes && a.category === b.category && a.location === b.location

const hashOf = (bytes: Uint8Array) => new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
