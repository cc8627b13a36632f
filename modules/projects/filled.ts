import { round } from "#src/shared/rounding.ts"
import type { NewProject, ProjectStatus } from "./schema.ts"
import type { projects } from "./table.ts"

/** The form as columns; what was left out is emptied. */
export const valuesOf = (filled: Omit<NewProject, "status">) => ({
  name: filled.name,
  description: filled.description ?? "",
  projectTypes: [...new Set(filled.projectTypes)],
  customerId: filled.customerId ?? null,
  address: filled.address ?? "",
  latitude: filled.latitude ?? null,
  longitude: filled.longitude ?? null,
  radius: filled.radius ?? null,
  startOn: filled.startDate ?? null,
  endOn: filled.endDate ?? null,
  progress: filled.progress ?? 0,
  estimatedCents: centsOf(filled.estimatedPrice),
  estimatedNetCents: centsOf(filled.estimatedNet),
})

const centsOf = (euros: number | null | undefined) => (euros == null ? null : round(euros * 100))

/** Moments from before the project was kept here, of an imported list. */
export type Earlier = Partial<Pick<typeof projects.$inferSelect, "createdAt" | "startedAt" | "completedAt">>

/** What a new project begins with, besides what was filled in. */
export function begun({ status = "planned" }: Pick<NewProject, "status">, now: string, earlier: Earlier) {
  const from = moments(status, now)
  const { createdAt = now, startedAt = from.startedAt, completedAt = from.completedAt } = earlier
  return { status, createdAt, startedAt, completedAt, updatedAt: now }
}

/** When a project in this status began or ended, if that was now. */
export const moments = (status: ProjectStatus, now: string) => ({
  startedAt: status === "active" ? now : null,
  completedAt: status === "completed" ? now : null,
})
