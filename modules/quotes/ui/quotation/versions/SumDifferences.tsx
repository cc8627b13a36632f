import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Differences } from "../../../quotations/compare.ts"
import type { QuotationVersion } from "../../../quotations/schema.ts"

/** The sums of both versions beside each other, and what lies between. */
export function SumDifferences({
  before,
  after,
  totals,
  vat,
}: Pick<Differences, "totals" | "vat"> & { before: QuotationVersion; after: QuotationVersion }) {
  const { t } = useTranslation()
  return (
    <Card title={t("quotes.quotation.compare.totals")}>
      <table className="quote-compare-totals">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("quotes.quotation.version", { version: before.version })}</th>
            <th scope="col">{t("quotes.quotation.version", { version: after.version })}</th>
            <th scope="col">{t("quotes.quotation.compare.difference")}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ name, ...values }) => (
            <TotalRow
              key={name}
              {...values}
              name={t(`quotes.quotation.compare.total.${name}`)}
              format={name === "hours" ? formatQuantity : formatEuros}
            />
          ))}
          {vat.map(({ rate, ...values }) => (
            <TotalRow
              key={rate}
              {...values}
              name={t("quotes.quotation.totals.vat", { rate })}
              format={formatEuros}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function TotalRow({
  name,
  before,
  after,
  format,
}: {
  name: string
  before: number
  after: number
  format: (amount: number) => string
}) {
  const difference = after - before
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{format(before)}</td>
      <td>{format(after)}</td>
      <td>
        {difference > 0 && "+"}
        {format(difference)}
      </td>
    </tr>
  )
}
