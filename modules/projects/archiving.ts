import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Changes } from "./changes.ts"

/** Puts a project away and back. In the caller's transaction. */
export function createArchiving({ clock, log, changes }: { clock: Clock; log: Log; changes: Changes }) {
  return {
    /** Out of sight, not gone: it was put away, or its request was refused or turned out to be spam. */
    archive(id: number, by: number) {
      const project = changes.find(id)
      if (project.archivedAt !== null) return
      changes.set(project, { archivedAt: clock().toISOString() }, by)
      log.record("project.archived", { kind: "project", id }, by)
    },
    restore(id: number, by: number) {
      const project = changes.find(id)
      if (project.archivedAt === null) return
      changes.set(project, { archivedAt: null }, by)
      log.record("project.restored", { kind: "project", id }, by)
    },
  }
}
