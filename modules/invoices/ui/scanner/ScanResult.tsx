import { FileSpreadsheet, FileText, ListChecks, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import type { OcrResult, Scan } from "../../scans/schema.ts"
import { ResultFacts } from "./ResultFacts.tsx"
import { ResultItems } from "./ResultItems.tsx"

interface ScanResultProps {
  scan: Scan
  result: OcrResult
  onHide: () => void
}

/** What was read of an invoice. Nothing of it counts before a person checked it. */
export function ScanResult({ scan, result, onHide }: ScanResultProps) {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  const documents = [
    { name: "word", href: result.oneDriveUrls.wordUrl, icon: FileText },
    { name: "excel", href: result.oneDriveUrls.excelUrl, icon: FileSpreadsheet },
  ] as const
  return (
    <>
      <h3 tabIndex={-1}>{scan.fileName}</h3>
      <ResultFacts scan={scan} result={result} />
      <ResultItems items={result.items} currency={scan.currency} />
      {manager && (
        <ul className="scan-documents cluster no-print">
          {documents.map(({ name, href, icon: Icon }) => (
            <li key={name}>
              <a className="touch" href={href} download>
                <Icon aria-hidden size="1.25em" />
                {t(`invoices.scans.result.${name}`)}
                <span className="visually-hidden">
                  {" "}
                  {t("invoices.scans.result.of", { name: scan.fileName })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {!manager && <p className="muted">{t("invoices.scans.result.office")}</p>}
      <div className="actions">
        {manager && (
          <LinkButton variant="primary" href={`/invoice-ocr/${scan.id}`}>
            <ListChecks aria-hidden size="1.2em" />
            {t("invoices.scans.check")}
          </LinkButton>
        )}
        <Button variant="plain" onClick={onHide}>
          <X aria-hidden size="1.2em" />
          {t("invoices.scans.hide")}
        </Button>
      </div>
    </>
  )
}
