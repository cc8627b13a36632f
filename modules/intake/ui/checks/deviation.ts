import useSWR from "swr"
import type { Deviation } from "#modules/quotes/onSite/schema.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { api } from "./api.ts"
import { checklistPath } from "./paths.ts"

/** Hook: what was found on site and is not what was offered; null: nothing. Asks nothing without a project. */
export const useDeviation = (project: number | undefined) =>
  useSWR<Deviation | null, ApiError>(project !== undefined && [checklistPath(project), "deviation"], () =>
    api.deviation(project!),
  ).data

/** What the price would become. */
export const deviationPrice = ({ before, after }: Deviation): string =>
  before === after
    ? t("intake.checks.deviation.same", { price: formatEuros(before) })
    : t("intake.checks.deviation.price", { before: formatEuros(before), after: formatEuros(after) })

/** Where what was found is agreed as extra work, once the quotation can't change: filled in with what is different. */
export function extraWorkHref(project: number, found: Deviation): string {
  const changes = found.changes.map(
    ({ label, before, after }) =>
      `${label}: ${t("intake.checks.deviation.change", {
        before: before || t("intake.checks.deviation.nothing"),
        after: after || t("intake.checks.deviation.nothing"),
      })}`,
  )
  const wat = t("intake.checks.deviation.extra")
  return `/meerwerk/nieuw?${new URLSearchParams({
    ...{ project: String(project), wat },
    toelichting: [...changes, deviationPrice(found)].join("\n"),
  })}`
}
