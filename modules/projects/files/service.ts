import { and, desc, eq, isNull, lt } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { write } from "#db/write.ts"
import type { Log } from "#modules/access/log.ts"
import type { User } from "#modules/access/schema.ts"
import { fileName } from "#src/files/fileName.ts"
import { formatOf, formats } from "#src/files/format.ts"
import { cleanPhoto, smallPhoto } from "#src/files/photo.ts"
import type { FileStore } from "#src/files/store.ts"
import type { Replays } from "#src/http/idempotency.ts"
import type { Upload } from "#src/http/upload.ts"
import type { Clock } from "#src/shared/clock.ts"
import { conflict, DomainError, invalid, notFound } from "#src/shared/errors.ts"
import { reaches } from "#src/shared/roles.ts"
import { type FileChange, type FileKind, fileKinds, type ProjectFile } from "../schema.ts"
import { projectFiles, projects } from "../table.ts"

export type ProjectFiles = ReturnType<typeof createProjectFiles>
type FileRow = typeof projectFiles.$inferSelect

/** How long a removed file can still be put back. */
const keptDays = 30

/** Drawings, permits, reports and photos on a project. */
export function createProjectFiles({
  db,
  clock,
  log,
  files,
  replays,
  people,
}: {
  db: Db
  clock: Clock
  log: Log
  files: FileStore
  replays: Replays
  /** Everyone with an account, to name who added a file. */
  people: () => User[]
}) {
  function requireProject(id: number) {
    const project = db.select().from(projects).where(eq(projects.id, id)).get()
    if (!project) throw notFound("projects")
    return project
  }
  /** What was put away is left as it is. */
  function requireOpen(id: number) {
    if (requireProject(id).archivedAt !== null) throw conflict("projects.fileArchived")
  }

  const byId = (projectId: number, id: number): FileRow | undefined =>
    db
      .select()
      .from(projectFiles)
      .where(and(eq(projectFiles.projectId, projectId), eq(projectFiles.id, id)))
      .get()
  function find(projectId: number, id: number): FileRow {
    const row = byId(projectId, id)
    if (!row) throw new DomainError("projects.fileNotFound", 404)
    return row
  }
  function findShown(projectId: number, id: number): FileRow {
    const row = find(projectId, id)
    if (row.removedAt !== null) throw new DomainError("projects.fileNotFound", 404)
    return row
  }

  function viewAll(rows: FileRow[]): ProjectFile[] {
    const names = new Map(people().map(({ id, name }) => [id, name]))
    return rows.map(({ id, projectId, fileId, name, kind, addedBy, createdAt }) => {
      const { mediaType, bytes } = files.read(fileId)!
      const url = `/api/projects/${projectId}/files/${id}/${encodeURIComponent(name)}`
      const by = addedBy === null ? null : (names.get(addedBy) ?? null)
      return { id, name, kind, mediaType, bytes, url, by, byId: addedBy, createdAt }
    })
  }
  const view = (row: FileRow) => viewAll([row])[0]!

  function keep(projectId: number, file: Pick<FileRow, "fileId" | "name" | "kind">, by: User): ProjectFile {
    requireOpen(projectId)
    const row = db
      .insert(projectFiles)
      .values({ ...file, projectId, addedBy: by.id, createdAt: clock().toISOString() })
      .returning()
      .get()
    files.keep([file.fileId])
    log.record("project.fileAdded", { kind: "project", id: projectId }, by.id, {
      name: file.name,
      id: row.id,
    })
    return view(row)
  }

  return {
    list(projectId: number): ProjectFile[] {
      requireProject(projectId)
      return viewAll(
        db
          .select()
          .from(projectFiles)
          .where(and(eq(projectFiles.projectId, projectId), isNull(projectFiles.removedAt)))
          .orderBy(desc(projectFiles.id))
          .all(),
      )
    },
    /** Throws where nothing may be added or changed. */
    requireOpen,
    /** For a module that keeps more of a file than projects does; inside the transaction of that. */
    keep,
    /** The same of one that is there. Throws where it is not, or may not be changed; the log tells that it was. */
    changing(projectId: number, id: number, by: User): ProjectFile {
      requireOpen(projectId)
      const row = findShown(projectId, id)
      log.record("project.fileChanged", { kind: "project", id: projectId }, by.id, { name: row.name })
      return view(row)
    },
    get: (projectId: number, id: number): ProjectFile => view(findShown(projectId, id)),
    /** Reads the upload only once the project may have it. */
    async add(projectId: number, read: () => Promise<Upload>, key: string | null, by: User) {
      requireOpen(projectId)
      const { bytes, name: given, texts } = await read()
      const kind = kindIn(texts)
      const format = formatOf(bytes)
      const safe = format === formats.picture ? await cleanPhoto(bytes, { account: by.id }) : bytes
      const name = fileName(given, format.extension)
      const fileId = await files.add(safe, format.mediaType)
      const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
      return replays.once<ProjectFile>("projects.files", key, { projectId, kind, name, hash }, () =>
        keep(projectId, { fileId, name, kind }, by),
      )
    },
    download(projectId: number, id: number) {
      const { fileId, name } = findShown(projectId, id)
      return { ...files.read(fileId)!, name }
    },
    /** A photo small; of what is no picture there is none. */
    async preview(projectId: number, id: number, by: User): Promise<Uint8Array> {
      const { blob, mediaType } = files.read(findShown(projectId, id).fileId)!
      if (!mediaType.startsWith("image/")) throw new DomainError("projects.fileNotFound", 404)
      return await smallPhoto(await blob.bytes(), { account: by.id })
    },
    change: (projectId: number, id: number, { name: wanted, kind }: FileChange, by: User): ProjectFile =>
      write<ProjectFile>(db, () => {
        requireOpen(projectId)
        const before = findShown(projectId, id)
        const name = wanted === undefined ? before.name : fileName(wanted, extensionOf(before.name))
        const change = { name, kind: kind ?? before.kind }
        if (change.name === before.name && change.kind === before.kind) return view(before)
        db.update(projectFiles).set(change).where(eq(projectFiles.id, id)).run()
        log.record("project.fileChanged", { kind: "project", id: projectId }, by.id, { name })
        return view({ ...before, ...change })
      }),
    remove: (projectId: number, id: number, by: User) =>
      write<void>(db, () => {
        requireOpen(projectId)
        const { name, addedBy, removedAt } = find(projectId, id)
        requireOwn(addedBy, by)
        if (removedAt !== null) return
        db.update(projectFiles).set({ removedAt: clock().toISOString() }).where(eq(projectFiles.id, id)).run()
        log.record("project.fileRemoved", { kind: "project", id: projectId }, by.id, { name, id })
      }),
    restore: (projectId: number, id: number, by: User): ProjectFile =>
      write<ProjectFile>(db, () => {
        requireOpen(projectId)
        const row = find(projectId, id)
        requireOwn(row.addedBy, by)
        if (row.removedAt === null) return view(row)
        db.update(projectFiles).set({ removedAt: null }).where(eq(projectFiles.id, id)).run()
        log.record("project.fileRestored", { kind: "project", id: projectId }, by.id, { name: row.name, id })
        return view(row)
      }),
    /** What each that is there is stored as, by its number. */
    storedAs: (projectId: number): Map<number, string> =>
      new Map(
        db
          .select({ id: projectFiles.id, fileId: projectFiles.fileId })
          .from(projectFiles)
          .where(and(eq(projectFiles.projectId, projectId), isNull(projectFiles.removedAt)))
          .all()
          .map(({ id, fileId }) => [id, fileId]),
      ),
    /** Also what was removed, as long as it is kept. */
    known: (projectId: number, id: number): FileRow | undefined => byId(projectId, id),
    /** What was removed a month ago is gone for good. */
    sweep() {
      const before = new Date(clock().getTime() - keptDays * 24 * 3600 * 1000).toISOString()
      write(db, () => {
        const gone = db.delete(projectFiles).where(lt(projectFiles.removedAt, before)).returning().all()
        files.release(gone.map(({ fileId }) => fileId))
      })
    },
  }
}

function kindIn({ kind }: Record<string, string>): FileKind {
  const known = fileKinds.find((one) => one === kind)
  if (!known) throw invalid({ kind: "field" })
  return known
}

/** Who added a file may take it away again; a manager any. */
function requireOwn(addedBy: number | null, by: User) {
  if (addedBy !== by.id && !reaches(by.role, "manager")) throw new DomainError("projects.fileNotYours", 403)
}

const extensionOf = (name: string) => name.slice(name.lastIndexOf(".") + 1)
