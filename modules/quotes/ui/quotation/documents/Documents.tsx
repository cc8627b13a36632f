import { Download, FileSpreadsheet, FileText, FileType } from "lucide-react"
import { Fragment } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Quotation, QuotationFile } from "../../../quotations/schema.ts"
import { useTextDownload } from "../../overview/hooks.ts"
import { ConditionsLink } from "./ConditionsLink.tsx"
import { clientFirst } from "./clientFirst.ts"
import { DownloadButton } from "./DownloadButton.tsx"
import { useRedo } from "./useRedo.ts"

/** What was made of a version: for the client first, then for the office. */
export function Documents({ quotation, dirty = false }: { quotation: Quotation; dirty?: boolean }) {
  const { t } = useTranslation()
  const redo = useRedo(quotation)
  const { version, files } = quotation.latest
  const failed = files.some(({ state }) => state === "failed")
  const sorted = files.toSorted((a, b) => clientFirst.indexOf(a.kind) - clientFirst.indexOf(b.kind))
  return (
    <Card title={t("quotes.quotation.documents.title", { version })} className="quote-documents no-print">
      {dirty && <p className="muted">{t("quotes.quotation.documents.older", { version })}</p>}
      <Notice tone="bad">
        {failed && (
          <>
            <p>{t("quotes.quotation.documents.failed")}</p>
            <Button busy={redo.busy} onClick={() => redo.act()}>
              {t("quotes.quotation.documents.again")}
            </Button>
          </>
        )}
      </Notice>
      {files.length === 0 && <p className="muted">{t("quotes.quotation.documents.proposal")}</p>}
      <ul className="lines">
        {sorted.map((file) => (
          <Fragment key={file.kind}>
            <Row quotation={quotation} version={version} file={file} />
            {file.kind === "offertePdf" && <ConditionsRow quotation={quotation} />}
          </Fragment>
        ))}
        <TextRow quotation={quotation} />
      </ul>
    </Card>
  )
}

function Row({ quotation, version, file }: { quotation: Quotation; version: number; file: QuotationFile }) {
  const { t } = useTranslation()
  const type = file.name.slice(file.name.lastIndexOf(".") + 1) as "docx" | "xlsx" | "pdf"
  const Icon = type === "xlsx" ? FileSpreadsheet : type === "pdf" ? FileType : FileText
  return (
    <li className="document-row cluster">
      <span className={`document-icon document-${type}`}>
        <Icon aria-hidden size={26} strokeWidth={1.75} />
      </span>
      <div>
        <p className="document-name">{t(`quotes.quotation.documents.kind.${file.kind}`)}</p>
        <p className="document-facts">
          {t(`quotes.quotation.documents.type.${type}`)}
          {file.state !== "ready" && ` · ${t(`quotes.quotation.documents.state.${file.state}`)}`}
        </p>
      </div>
      <DownloadButton quotation={quotation} version={version} file={file} />
    </li>
  )
}

/** The general conditions that the version names: they go along with it. */
function ConditionsRow({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const { conditions } = quotation.latest
  if (!conditions) return null
  return (
    <li className="document-row cluster">
      <span className="document-icon document-pdf">
        <FileType aria-hidden size={26} strokeWidth={1.75} />
      </span>
      <div>
        <p className="document-name">{conditions.title}</p>
        <p className="document-facts">{t("quotes.quotation.documents.goesAlong")}</p>
      </div>
      <ConditionsLink conditions={conditions} />
    </li>
  )
}

/** There is always a text. */
function TextRow({ quotation: { id, latest } }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const text = useTextDownload()
  return (
    <li className="document-row cluster">
      <span className="document-icon document-docx">
        <FileText aria-hidden size={26} strokeWidth={1.75} />
      </span>
      <div>
        <p className="document-name">{t("quotes.quotation.documents.text")}</p>
        <p className="document-facts">{t("quotes.quotation.documents.type.txt")}</p>
      </div>
      <Button
        busy={text.busy}
        busyLabel={t("quotes.quotation.documents.busy")}
        onClick={() => text.act({ id, version: latest.version })}
      >
        <Download aria-hidden size="1.2em" />
        {t("quotes.quotation.documents.download")}
        <span className="visually-hidden"> {t("quotes.quotation.documents.text")}</span>
      </Button>
    </li>
  )
}
