import { formatWholeEuro } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"
import { agreedPriceOf } from "../../../agreedPrice.ts"
import type { Project } from "../../../schema.ts"

/**
 * What a customer is worth, in a line: '3 projecten', '€ 48.210', '1 offerte open voor € 9.000'. What was put away counts
 * for nothing, as in the list of customers.
 */
export function worthOf(projects: Project[]): string[] {
  const atHand = projects.filter(({ archivedAt }) => archivedAt === null)
  const offers = atHand.filter(({ lead }) => lead)
  const jobs = atHand.filter(({ lead }) => !lead)
  const [sum, open] = [sumOf(jobs), sumOf(offers)]
  return [
    jobs.length > 0
      ? t("projects.customers.worth.jobs", { count: jobs.length })
      : t("projects.customers.worth.none"),
    sum > 0 && formatWholeEuro(sum),
    offers.length > 0 &&
      (open > 0
        ? t("projects.customers.worth.offersFor", { count: offers.length, sum: formatWholeEuro(open) })
        : t("projects.customers.worth.offers", { count: offers.length })),
  ].filter((part) => part !== false)
}

/** In cents. */
const sumOf = (projects: Project[]) =>
  projects.reduce((sum, project) => sum + Math.round((agreedPriceOf(project) ?? 0) * 100), 0)
