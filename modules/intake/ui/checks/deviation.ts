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
