import { formatQuantity } from "#src/shared/euro.ts"
import { t } from "#ui/lib/i18n.ts"

/** '1,5 werkdag later': up to and including a day and a half it is one day in Dutch. */
export const daysText = (days: number): string =>
  t("quotes.extra.later", { count: days < 2 ? 1 : 2, days: formatQuantity(days) })
