import { safeParse } from "zod/v4/core"
import { t } from "#ui/lib/i18n.ts"
import { ChangePrices } from "../../priceBook/schema.ts"

const { since: Since, reason: Reason } = ChangePrices.shape

/** What is wrong with the day from which a change holds, and with its reason. */
export const momentFaults = (since: string, reason: string): { since?: string; reason?: string } => ({
  ...(!safeParse(Since, since).success && { since: t("quotes.priceBook.change.day") }),
  ...(!safeParse(Reason, reason).success && { reason: t("quotes.priceBook.change.noReason") }),
})
