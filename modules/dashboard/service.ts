import type { User } from "#modules/access/schema.ts"
import type { Access } from "#modules/access/service.ts"
import type { Hours } from "#modules/gps/service.ts"
import type { Invoices } from "#modules/invoices/service.ts"
import type { Customers } from "#modules/projects/customers.ts"
import type { Ledger } from "#modules/projects/ledger.ts"
import type { Project } from "#modules/projects/schema.ts"
import type { Projects } from "#modules/projects/service.ts"
import type { Quotes } from "#modules/quotes/requests/service.ts"
import type { SettingsService } from "#modules/settings/service.ts"
import type { Messages } from "#modules/site/service.ts"
import type { StockItem } from "#modules/stock/schema.ts"
import { ownTurn } from "#src/jobs/portions.ts"
import { today } from "#src/shared/calendar.ts"
import type { Clock } from "#src/shared/clock.ts"
import { addDays, weekday } from "#src/shared/days.ts"
import { reaches } from "#src/shared/roles.ts"
import type { Counts, DashboardData } from "./schema.ts"

export type Dashboard = ReturnType<typeof createDashboard>

const mostProjects = 50
const mostMaterials = 50

/** The start screen in one call: one query per source, never one per project. */
export function createDashboard({
  clock,
  access,
  settings,
  projects,
  customers,
  ledger,
  hours,
  invoices,
  quotes,
  messages,
  stockView,
}: {
  clock: Clock
  access: Access
  settings: SettingsService
  projects: Projects
  customers: Customers
  ledger: Ledger
  hours: Hours
  invoices: Invoices
  quotes: Quotes
  messages: Messages
  stockView: { first(most: number, viewer: User): StockItem[] }
}) {
  async function countsFor(viewer: User, open: Project[]): Promise<Omit<Counts, "leads">> {
    const now = today(clock)
    const counts = {
      activeProjects: open.filter(({ status }) => status === "active").length,
      delayedProjects: open.filter(({ delayed }) => delayed).length,
      onSiteToday: open.filter((project) => isOnSite(project, now)).length,
    }
    if (!reaches(viewer.role, "manager")) return counts
    const { toCheck, toAllocate } = invoices.counts()
    const { toApprove, incomplete } = hours.counts(viewer)
    await ownTurn()
    const { open: openRequests } = quotes.counts()
    await ownTurn()
    return {
      ...counts,
      hoursToApprove: toApprove + incomplete,
      invoicesToCheck: toCheck,
      invoicesToAllocate: toAllocate,
      openRequests,
      requestsThisWeek: quotes.receivedSince(addDays(now, 1 - weekday(now))),
      newMessages: messages.counts().new,
      customers: customers.count(),
      accounts: access.list().length,
      emptySettings: askedFields.filter((name) => settings.get()[name] === "").length,
    }
  }

  return {
    async data(viewer: User): Promise<DashboardData> {
      const open = await projects.longList({ open: true }, viewer)
      await ownTurn()
      const { totalRevenue, openOffers, leads, ...stats } = projects.stats()
      const office = reaches(viewer.role, "manager")
      // A line names who worked, which is nothing for his colleagues.
      const booked = office ? ledger.hoursSince(addDays(today(clock), -6)) : []
      await ownTurn()
      const counts = await countsFor(viewer, open)
      return {
        success: true,
        data: {
          projects: open.filter(({ status }) => status === "active").slice(0, mostProjects),
          materials: stockView.first(mostMaterials, viewer),
          timeEntries: booked.map((line) => ({
            id: line.id,
            projectId: line.projectId,
            date: line.day,
            hours: line.quantity ?? 0,
            description: line.description,
          })),
          stats: office ? { ...stats, totalRevenue } : stats,
          counts: { ...counts, leads, ...(office && { openOffers }) },
        },
      }
    },
  }
}

/** What the company should tell about itself; an empty one of these asks for attention. */
const askedFields = [
  ...(["companyName", "contactEmail", "phone", "address", "kvk", "btwId", "iban", "logo"] as const),
  ...(["serviceArea", "headline", "intro", "story"] as const),
]

const isOnSite = ({ status, startDate, endDate }: Project, day: string) =>
  status === "active" && startDate !== null && startDate <= day && (endDate === undefined || endDate >= day)
