import { FileDown, FileSpreadsheet, FileText } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { CopyButton } from "#ui/kit/CopyButton.tsx"
import { textFromDay } from "#ui/lib/day.ts"
import { formatMoment } from "#ui/lib/format.ts"
import type { PurchaseInvoice } from "../../purchases/schema.ts"

/** What is kept of it and for how long, who posted it, and what he saw then. */
export function Kept({ invoice }: { invoice: PurchaseInvoice }) {
  const { t } = useTranslation()
  const { fileUrl, fileName, fileHash, wordUrl, excelUrl, keepUntil, realEstate } = invoice
  const { postedBy, postedAt, accepted } = invoice
  const documents = [
    { name: "original", href: fileUrl, look: "", icon: FileDown, saveAs: fileName },
    { name: "word", href: wordUrl, look: "document-docx", icon: FileText, saveAs: "" },
    { name: "excel", href: excelUrl, look: "document-xlsx", icon: FileSpreadsheet, saveAs: "" },
  ] as const
  return (
    <Card title={t("invoices.review.invoice.kept")}>
      <ul className="documents no-print">
        {documents.map(({ name, href, look, icon: Icon, saveAs }) => (
          <li key={name}>
            <a className={`document ${look}`} href={href} download={saveAs}>
              <Icon aria-hidden size="1.25em" />
              {t(`invoices.review.invoice.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <dl className="facts">
        <div>
          <dt>{t("invoices.review.invoice.file")}</dt>
          <dd>{fileName}</dd>
        </div>
        <div>
          <dt>{t("invoices.review.invoice.hash")}</dt>
          <dd className="invoice-hash">
            <code>{fileHash}</code>
            <CopyButton text={fileHash} failed={t("invoices.review.invoice.copyFailed")} />
          </dd>
        </div>
        <div>
          <dt>{t("invoices.review.invoice.keepUntil")}</dt>
          <dd>
            {textFromDay(keepUntil)}
            {realEstate && ` · ${t("invoices.review.invoice.realEstate")}`}
          </dd>
        </div>
        <div>
          <dt>{t("invoices.review.invoice.posted")}</dt>
          <dd>
            {postedBy && `${postedBy}, `}
            <time dateTime={postedAt}>{formatMoment(postedAt)}</time>
          </dd>
        </div>
        {accepted.length > 0 && (
          <div>
            <dt>{t("invoices.review.invoice.accepted")}</dt>
            <dd>
              <ul className="invoice-accepted">
                {accepted.map((kind) => (
                  <li key={kind}>{t(`invoices.review.accepted.${kind}`)}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
