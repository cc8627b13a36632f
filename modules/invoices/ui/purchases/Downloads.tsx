import { FileArchive, FileSpreadsheet } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { quarterOf, quarterParts } from "../../purchases/period.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"

/** What the bookkeeper gets: a sheet, or that with every original, of a quarter, a year or all. */
export function Downloads({ invoices }: { invoices: PurchaseInvoiceRow[] }) {
  const { t } = useTranslation()
  const quarters = [...new Set(invoices.map(({ date }) => quarterOf(date)))].toSorted().toReversed()
  const years = [...new Set(quarters.map((quarter) => quarter.slice(0, 4)))]
  const [chosen, setChosen] = useState<string>()
  const period = chosen ?? quarters[0] ?? ""
  const query = period && `?period=${period}`
  return (
    <Card title={t("invoices.purchases.export.title")} className="no-print">
      <p className="muted">{t("invoices.purchases.export.text")}</p>
      <div className="toolbar">
        <Select
          id="export-period"
          label={t("invoices.purchases.export.period")}
          value={period}
          onChange={setChosen}
          options={[
            ...quarters.map((value) => ({
              value,
              label: t("invoices.purchases.quarter", quarterParts(value)),
            })),
            ...years.map((year) => ({ value: year, label: t("invoices.purchases.export.year", { year }) })),
            { value: "", label: t("invoices.purchases.export.all") },
          ]}
        />
        <a className="button button-secondary" href={`/api/purchase-invoices/sheet${query}`} download>
          <FileSpreadsheet aria-hidden size="1.2em" />
          {t("invoices.purchases.export.sheet")}
        </a>
        <a className="button button-secondary" href={`/api/purchase-invoices/export${query}`} download>
          <FileArchive aria-hidden size="1.2em" />
          {t("invoices.purchases.export.archive")}
        </a>
      </div>
    </Card>
  )
}
