import { useTranslation } from "react-i18next"
import { formatWholeEuro } from "#src/shared/euro.ts"
import { Card } from "#ui/kit/Card.tsx"
import type { RequestStatus } from "../../../status/schema.ts"

/** Between which amounts it was calculated to come. */
export function RangePanel({ range }: { range: NonNullable<RequestStatus["range"]> }) {
  const { t } = useTranslation()
  const [from, to] = [range.fromCents, range.toCents].map(formatWholeEuro)
  return (
    <Card title={t("following.range.title")} className="follow-range">
      <p className="follow-amounts">{t("following.range.amounts", { from, to })}</p>
      <div className="tape follow-tape" aria-hidden />
      <p className="muted">{t("following.range.fixed")}</p>
    </Card>
  )
}
