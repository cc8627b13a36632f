import { and, between, desc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { Db } from "#db/open.ts"
import { prepared } from "#db/prepared.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays, type Day } from "#src/shared/days.ts"
import { among } from "./among.ts"
import type { ProjectStatus } from "./schema.ts"
import { leads } from "./stage.ts"
import { agreedCents, agreedNetCents, projects } from "./table.ts"

/** What all projects come to together, for the dashboard and the figures. */
export function createSums({ db }: { db: Db }) {
  const totals = prepared(() =>
    db
      .select({
        totalProjects: sql<number>`count(*)`,
        activeProjects: sql<number>`count(*) filter (where ${projects.status} = 'active')`,
        completedProjects: sql<number>`count(*) filter (where ${projects.status} = 'completed')`,
        revenueCents: sql<number>`coalesce(sum(${agreedCents}), 0)`,
        leads: sql<number>`count(*) filter (where ${leads()})`,
        leadCents: sql<number>`coalesce(sum(${agreedCents}) filter (where ${leads()}), 0)`,
      })
      .from(projects)
      .where(isNull(projects.archivedAt)),
  )

  const archivedAt = prepared(({ id }: { id: number }) =>
    db.select({ archivedAt: projects.archivedAt }).from(projects).where(eq(projects.id, id)),
  )

  return {
    /** Of every project, or of these; what was put away included. */
    statuses: (ids?: number[]): Map<number, ProjectStatus> =>
      new Map(
        db
          .select({ id: projects.id, status: projects.status })
          .from(projects)
          .where(ids && among(projects.id, ids))
          .all()
          .map(({ id, status }) => [id, status]),
      ),
    /** What was agreed for every project, with its extra work and without VAT; what was put away included, the newest first. */
    agreed: () =>
      db
        .select({
          ...{ id: projects.id, name: projects.name, status: projects.status },
          netCents: sql<number | null>`${projects.estimatedNetCents} + ${projects.extraNetCents}`,
        })
        .from(projects)
        .orderBy(isNotNull(projects.archivedAt), desc(projects.id))
        .all(),
    /** Of every project, or of these; what was put away included. */
    names: (ids?: number[]): Map<number, string> =>
      new Map(
        db
          .select({ id: projects.id, name: projects.name })
          .from(projects)
          .where(ids && among(projects.id, ids))
          .all()
          .map(({ id, name }) => [id, name]),
      ),
    /** Where these projects are that say so, and within how many metres one is there. */
    places: (ids: number[]): Map<number, { latitude: number; longitude: number; radius: number | null }> =>
      new Map(
        db
          .select({
            ...{ id: projects.id, radius: projects.radius },
            ...{ latitude: projects.latitude, longitude: projects.longitude },
          })
          .from(projects)
          .where(and(isNotNull(projects.latitude), among(projects.id, ids)))
          .all()
          .map(({ id, latitude, longitude, radius }) => [
            id,
            { latitude: latitude!, longitude: longitude!, radius },
          ]),
      ),
    isArchived: (id: number): boolean => archivedAt.get({ id })?.archivedAt != null,
    /** What was put away. */
    archived: (): Set<number> =>
      new Set(
        db
          .select({ id: projects.id })
          .from(projects)
          .where(isNotNull(projects.archivedAt))
          .all()
          .map(({ id }) => id),
      ),
    /**
     * Without what was put away. Euros including VAT: `totalRevenue` of projects in every status, `openOffers` of the
     * `leads` among them, of which nobody knows yet whether they become work.
     */
    stats() {
      const { revenueCents, leadCents, ...counts } = totals.get()!
      return { ...counts, totalRevenue: revenueCents / 100, openOffers: leadCents / 100 }
    },
    /**
     * Cents excluding VAT of the projects completed from one day to another, both included, by month in the Netherlands;
     * months without any are left out. What was put away after its completion was earned all the same.
     */
    revenueByMonth(from: Day, to: Day): { month: string; cents: number; projects: number }[] {
      const completed = db
        .select({ at: projects.completedAt, cents: agreedNetCents })
        .from(projects)
        // A day in the Netherlands begins before that of UTC.
        .where(
          and(
            eq(projects.status, "completed"),
            between(projects.completedAt, addDays(from, -1), addDays(to, 1)),
          ),
        )
        .all()
      const months = new Map<string, { month: string; cents: number; projects: number }>()
      for (const { at, cents } of completed) {
        const day = dayOf(new Date(at!))
        if (day < from || day > to) continue
        const month = day.slice(0, 7)
        const sum = months.get(month) ?? { month, cents: 0, projects: 0 }
        months.set(month, { month, cents: sum.cents + cents, projects: sum.projects + 1 })
      }
      return [...months.values()].sort((a, b) => a.month.localeCompare(b.month))
    },
  }
}
