import { Calculator } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { quarterParts } from "../../purchases/period.ts"
import type { VatQuarter } from "../../purchases/schema.ts"
import { useVat } from "./hooks.ts"

/** VAT that may be reclaimed, a quarter at a time, as the declaration asks for it. */
export function Vat() {
  const { t } = useTranslation()
  const quarters = useVat()
  return (
    <Loaded from={quarters} skeleton={<Skeleton lines={3} height="11rem" />}>
      {(known) =>
        known.length === 0 ? (
          <EmptyState icon={Calculator} title={t("invoices.purchases.vat.none")} />
        ) : (
          <div className="vat-quarters cards">
            {known.map((quarter) => (
              <Quarter key={quarter.quarter} quarter={quarter} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}

function Quarter({
  quarter: { quarter, invoices, foreign, rates, shiftedBase, restBase, restVat, base, vat },
}: {
  quarter: VatQuarter
}) {
  const { t } = useTranslation()
  const rest = restBase !== 0 || restVat !== 0
  return (
    <Card title={t("invoices.purchases.quarter", quarterParts(quarter))}>
      <p className="muted">{t("invoices.purchases.vat.invoices", { count: invoices })}</p>
      <table className="vat-table">
        <thead>
          <tr>
            <th scope="col">{t("invoices.purchases.vat.rate")}</th>
            <th scope="col">{t("invoices.purchases.vat.base")}</th>
            <th scope="col">{t("invoices.purchases.vat.vat")}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((row) => (
            <tr key={row.rate}>
              <th scope="row">{row.rate}%</th>
              <td>{formatEuros(row.base)}</td>
              <td>{formatEuros(row.vat)}</td>
            </tr>
          ))}
          {shiftedBase !== 0 && (
            <tr>
              <th scope="row">{t("invoices.purchases.vat.shifted")}</th>
              <td>{formatEuros(shiftedBase)}</td>
              <td>{formatEuros(0)}</td>
            </tr>
          )}
          {rest && (
            <tr>
              <th scope="row">{t("invoices.purchases.vat.rest")}</th>
              <td>{formatEuros(restBase)}</td>
              <td>{formatEuros(restVat)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("invoices.purchases.vat.total")}</th>
            <td>{formatEuros(base)}</td>
            <td>{formatEuros(vat)}</td>
          </tr>
        </tfoot>
      </table>
      {shiftedBase !== 0 && <p className="field-hint">{t("invoices.purchases.vat.shiftedHint")}</p>}
      {rest && <p className="field-hint">{t("invoices.purchases.vat.restHint")}</p>}
      {foreign > 0 && <p className="field-hint">{t("invoices.purchases.vat.foreign", { count: foreign })}</p>}
    </Card>
  )
}
