import type { Log } from "#modules/access/log.ts"
import type { Clock } from "#src/shared/clock.ts"
import type { Changes } from "./changes.ts"
import type { Customers, Introduction } from "./customers.ts"
import type { ProjectRow } from "./view.ts"

/** What requests and their quotations do to a project. All in the caller's transaction. */
export function createQuoted({
  clock,
  log,
  customers,
  changes,
}: {
  clock: Clock
  log: Log
  customers: Customers
  changes: Changes
}) {
  return {
    /** A project for a customer who is recognised, or becomes one. */
    plan(
      project: Pick<ProjectRow, "name" | "description" | "projectTypes" | "address">,
      client: Introduction,
      by: number | null,
    ): number {
      const now = clock().toISOString()
      const customerId = customers.recognise(client, by)
      const id = changes.insert(
        { ...project, customerId, status: "planned", createdAt: now, updatedAt: now, updatedBy: by },
        [],
      )
      log.record("project.planned", { kind: "project", id }, by)
      return id
    },
    /** The quotation whose documents belong to the project, and its totals with and without VAT. */
    quote(id: number, offerteId: number, { cents, netCents }: { cents: number; netCents: number }) {
      changes.set(changes.find(id), { offerteId, estimatedCents: cents, estimatedNetCents: netCents }, null)
      const details = { offerteId, price: cents / 100, net: netCents / 100 }
      log.record("project.quoted", { kind: "project", id }, null, details)
    },
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
