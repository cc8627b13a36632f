import { ChevronDown, FileQuestion } from "lucide-react"
import { memo, useState } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import type { Scan } from "../../../scans/schema.ts"
import type { Mark } from "../slots.ts"
import { DataSheet } from "./DataSheet.tsx"
import { Pages } from "./Pages.tsx"

interface DocumentProps {
  scan: Scan
  marks: readonly Mark[]
  focused: string | undefined
  onPick: (at: string) => void
}

/** What came in, to hold beside the form; on a narrow screen above it, where it folds. */
export const Document = memo(function Document({ scan, marks, focused, onPick }: DocumentProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(true)
  return (
    <div className="review-document stack tight">
      <button
        type="button"
        className="button button-plain review-fold"
        aria-expanded={open}
        aria-controls="review-document"
        onClick={() => setOpen(!open)}
      >
        <ChevronDown aria-hidden size="1.2em" />
        {t(open ? "invoices.review.page.hide" : "invoices.review.page.show")}
      </button>
      <div id="review-document" className={open ? "review-shown" : "review-shown review-folded"}>
        {scan.pages.length > 0 ? (
          <Pages pages={scan.pages} marks={marks} focused={focused} onPick={onPick} />
        ) : scan.suggestion ? (
          <DataSheet suggestion={scan.suggestion} />
        ) : (
          <EmptyState icon={FileQuestion} title={t("invoices.review.page.none")}>
            {t("invoices.review.page.noneWhy")}
          </EmptyState>
        )}
      </div>
      <p className="review-file">
        <a className="touch" href={scan.url} download={scan.fileName}>
          <span className="visually-hidden">{t("invoices.review.page.original")} </span>
          {scan.fileName}
        </a>
      </p>
    </div>
  )
})
