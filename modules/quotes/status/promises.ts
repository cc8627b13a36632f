import type { Settings } from "#modules/settings/schema.ts"
import { openDayAfter } from "#src/shared/closed.ts"
import type { ProjectType } from "#src/shared/projectTypes.ts"
import type { Quotations } from "../quotations/service.ts"
import { rangeOf } from "../range/range.ts"
import type { QuoteRequestRow } from "../table.ts"

export type Promises = ReturnType<typeof createPromises>

/** What the sender of a request may count on. */
export const createPromises = ({
  settings,
  quotations,
  isPriceShownOf,
}: {
  settings: () => Settings
  quotations: Quotations
  isPriceShownOf: (types: ProjectType[]) => boolean
}) => ({
  /** The day by which the company calls. */
  callBy({ receivedOn }: QuoteRequestRow): string {
    const { answerDays, closedPeriods } = settings()
    return openDayAfter(receivedOn, answerDays.call, closedPeriods)
  },
  /** As it was calculated when he asked: what the office changes since is told by the quotation. */
  range({ id, projectTypes }: QuoteRequestRow) {
    const version = quotations.latestOf([id]).get(id)
    if (!version || !isPriceShownOf(projectTypes)) return null
    const { totalCents, lowCents, highCents } = quotations.versions.version(version.quotationId, 1)
    return rangeOf({ incVatCents: totalCents, lowCents, highCents })
  },
})
