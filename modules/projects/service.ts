import { eq } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import { notFound } from "#src/shared/errors.ts"
import { projects } from "./table.ts"

export type Projects = ReturnType<typeof createProjects>
type Project = typeof projects.$inferSelect
type NewProject = Pick<
  typeof projects.$inferInsert,
  | "name"
  | "description"
  | "projectTypes"
  | "address"
  | "startOn"
  | "clientName"
  | "clientEmail"
  | "clientPhone"
>

/** The jobs of the company. Verbs take part in the caller's transaction. */
export function createProjects({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  const set = (id: number, change: Partial<Project>) =>
    db.update(projects).set(change).where(eq(projects.id, id)).run()

  return {
    plan(project: NewProject, by: number | null): number {
      const { id } = db
        .insert(projects)
        .values({ ...project, status: "planned", createdAt: clock().toISOString() })
        .returning({ id: projects.id })
        .get()
      log.record("project.planned", { kind: "project", id }, by)
      return id
    },
    /** The quotation whose documents belong to the project, and its total including VAT. */
    quote(id: number, offerteId: number, estimatedCents: number) {
      set(id, { offerteId, estimatedCents })
    },
    /** Out of sight, not gone: a request was refused, put away or turned out to be spam. */
    archive(id: number, by: number) {
      set(id, { archivedAt: clock().toISOString() })
      log.record("project.archived", { kind: "project", id }, by)
    },
    restore(id: number, by: number) {
      set(id, { archivedAt: null })
      log.record("project.restored", { kind: "project", id }, by)
    },
    get(id: number): Project {
      const project = db.select().from(projects).where(eq(projects.id, id)).get()
      if (!project) throw notFound("projects")
      return project
    },
  }
}
