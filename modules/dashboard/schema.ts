import * as z from "zod/mini"
import { Project } from "#modules/projects/schema.ts"
import { StockItem } from "#modules/stock/schema.ts"

/** Euros; revenue is the sum of the estimated prices including VAT, and absent for workers. */
const Stats = z.object({
  totalProjects: z.int(),
  activeProjects: z.int(),
  completedProjects: z.int(),
  totalRevenue: z.optional(z.number()),
})
export type Stats = z.infer<typeof Stats>

/** How many things wait or stand behind each tile; absent for who may not open it. */
const Counts = z.object({
  /** Of all projects, and what those offers come to in euros including VAT. */
  leads: z.int(),
  openOffers: z.optional(z.number()),
  activeProjects: z.int(),
  delayedProjects: z.int(),
  onSiteToday: z.int(),
  openRequests: z.optional(z.int()),
  requestsThisWeek: z.optional(z.int()),
  newMessages: z.optional(z.int()),
  hoursToApprove: z.optional(z.int()),
  invoicesToCheck: z.optional(z.int()),
  invoicesToAllocate: z.optional(z.int()),
  customers: z.optional(z.int()),
  accounts: z.optional(z.int()),
  emptySettings: z.optional(z.int()),
})
export type Counts = z.infer<typeof Counts>

/**
 * `projects`: those being worked on, newest first, at most fifty.
 * `materials`: what there is too little of first, at most fifty; `timeEntries` are the hours booked in the last seven days, for the
 * office alone.
 */
export const DashboardData = z.object({
  success: z.literal(true),
  data: z.object({
    projects: z.array(Project),
    materials: z.array(StockItem),
    timeEntries: z.array(
      z.object({
        id: z.int(),
        projectId: z.int(),
        date: z.iso.date(),
        hours: z.number(),
        description: z.string(),
      }),
    ),
    stats: Stats,
    counts: Counts,
  }),
})
export type DashboardData = z.infer<typeof DashboardData>

export const periods = ["12", "year", "lastYear"] as const
/** The last twelve months, this calendar year or the one before. */
export type Period = (typeof periods)[number]
export const FiguresOf = z.strictObject({ period: z.optional(z.enum(periods)) })
export type FiguresOf = z.infer<typeof FiguresOf>

const Month = z.string().check(z.regex(/^\d{4}-\d{2}$/))

/** Euros excluding VAT. Every month of the period is there, also the empty ones. */
export const Figures = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** What was agreed for the projects that were completed in the month. */
  revenue: z.array(z.object({ month: Month, amount: z.number(), projects: z.int() })),
  /** Projects on which anything was booked and of which the price is known, the thinnest margin first. */
  margins: z.array(
    z.object({
      projectId: z.int(),
      name: z.string(),
      status: z.enum(["planned", "active", "completed"]),
      net: z.number(),
      costs: z.number(),
      margin: z.number(),
    }),
  ),
  /** Left out of `margins`, as what approved hours cost is for the owner alone. */
  withoutMargin: z.int(),
  hours: z.array(z.object({ projectId: z.int(), name: z.string(), hours: z.number() })),
  /**
   * Requests and quotations by the month in which they came in or were made: accepted or begun, refused, expired or
   * put away, or still open. `wonAmount`: what was agreed for those that were won.
   */
  quotes: z.array(
    z.object({ month: Month, won: z.int(), wonAmount: z.number(), lost: z.int(), open: z.int() }),
  ),
})
export type Figures = z.infer<typeof Figures>
