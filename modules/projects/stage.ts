import { and, eq, isNotNull, isNull } from "drizzle-orm"
import { projects } from "./table.ts"

/**
 * An offer that nobody accepted yet: a request or a quotation, and no work. Work that was begun without waiting for an
 * answer is work, and so is a project that was never quoted.
 */
export const isLead = ({
  status,
  offerteId,
  acceptedAt,
}: Pick<typeof projects.$inferSelect, "status" | "offerteId" | "acceptedAt">): boolean =>
  status === "planned" && offerteId !== null && acceptedAt === null

/** The same to SQLite. */
export const leads = () =>
  and(eq(projects.status, "planned"), isNotNull(projects.offerteId), isNull(projects.acceptedAt))!
