import { FileCode } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { textFromDay } from "#ui/lib/day.ts"
import type { Scan } from "../../../scans/schema.ts"
import { textOfCents } from "../typed.ts"

/** An invoice that came as data has no page to look at: what stands in it, as it came. */
export function DataSheet({ suggestion }: { suggestion: NonNullable<Scan["suggestion"]> }) {
  const { t } = useTranslation()
  const { fields, lines, vat } = suggestion
  const facts = [
    [t("invoices.review.field.invoiceNumber"), fields.invoiceNumber?.value],
    [t("invoices.review.field.date"), textFromDay(fields.date?.value ?? "")],
    [t("invoices.review.field.dueDate"), textFromDay(fields.dueDate?.value ?? "")],
    [t("invoices.review.field.orderReference"), fields.orderReference?.value],
    [t("invoices.review.field.projectReference"), fields.projectReference?.value],
    [t("invoices.review.field.deliveryAddress"), fields.deliveryAddress?.value],
    [t("invoices.review.field.iban"), fields.iban?.value],
    [t("invoices.review.field.btwId"), fields.btwId?.value],
    [t("invoices.review.field.kvk"), fields.kvk?.value],
  ].filter(([, value]) => value)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it with the arrow keys
    <section className="review-sheet" aria-label={t("invoices.review.page.pane")} tabIndex={0}>
      <p className="review-sheet-kind row">
        <FileCode aria-hidden size="1.3em" />
        {t("invoices.review.page.data")}
      </p>
      <h2>{fields.supplier?.value}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="split flush">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lines.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t("invoices.review.line.description")}</th>
              <th scope="col" className="review-figure">
                {t("invoices.review.line.quantity")}
              </th>
              <th scope="col" className="review-figure">
                {t("invoices.review.line.amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what came as data never changes
              <tr key={index}>
                <td>{line.description}</td>
                <td className="review-figure">
                  {line.quantity !== null && formatQuantity(line.quantity)} {line.unit}
                </td>
                <td className="review-figure">{textOfCents(line.cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="review-sheet-sums">
        {vat.map(({ rate, baseCents, vatCents }) => (
          <div key={`${rate} ${baseCents}`} className="split flush">
            <dt>
              {t("invoices.review.page.vatOf", { rate: formatQuantity(rate), base: textOfCents(baseCents) })}
            </dt>
            <dd>{textOfCents(vatCents)}</dd>
          </div>
        ))}
        {fields.totalCents && (
          <div className="review-sheet-total split flush">
            <dt>{t("invoices.review.field.total")}</dt>
            <dd>
              {fields.currency?.value ?? "EUR"} {textOfCents(fields.totalCents.value)}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
