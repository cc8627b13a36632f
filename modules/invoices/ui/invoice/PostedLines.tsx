import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { Card } from "#ui/kit/Card.tsx"
import type { PurchaseInvoice } from "../../purchases/schema.ts"

export function PostedLines({ invoice: { lines, linesIncludeVat } }: { invoice: PurchaseInvoice }) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  return (
    <Card title={t("invoices.review.lines.title")}>
      {linesIncludeVat && <p className="muted">{t("invoices.review.lines.includeVat")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys */}
      <section className="data-table" aria-label={t("invoices.review.lines.table")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("invoices.review.line.description")}</th>
              {(["quantity", "unitPrice", "amount", "vatRate"] as const).map((column) => (
                <th key={column} scope="col" className="data-figures">
                  {t(`invoices.review.line.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a posted line never moves
              <tr key={index}>
                <th scope="row">{line.description}</th>
                <td className="data-figures">
                  {line.quantity !== null && `${formatQuantity(line.quantity)} ${line.unit}`}
                </td>
                <td className="data-figures">
                  {line.unitPrice !== null && formatQuantity(line.unitPrice, line.unitPrice < 1 ? 3 : 2)}
                </td>
                <td className="data-figures">{formatQuantity(line.amount, 2)}</td>
                <td className="data-figures">
                  {line.vatRate !== null && `${formatQuantity(line.vatRate)}%`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
