import i18next from "i18next"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Scan } from "../../scans/schema.ts"
import { useReadAgain } from "../scanner/hooks.ts"
import type { ReviewForm } from "./useReviewForm.ts"

/** Above the fields: why nothing was read, what is odd of the document, and what was typed here before. */
export function Remarks({ scan, form }: { scan: Scan; form: ReviewForm }) {
  const { t } = useTranslation()
  const again = useReadAgain()
  const sentences = (scan.suggestion?.remarks ?? []).map(sentenceOf).filter((text) => text !== "")
  return (
    <>
      {scan.state === "failed" && (
        <div role="status" className="notice notice-warn review-failed">
          <div>
            <p>
              <strong>{t("invoices.review.failed")}</strong> {scan.failure}
            </p>
            <Button className="button-small" busy={again.busy} onClick={() => again.act(scan.id)}>
              {t("invoices.review.readAgain")}
            </Button>
          </div>
        </div>
      )}
      <Notice tone="info">
        {sentences.length > 0 && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Notice>
      {form.restored && (
        <div role="status" className="notice notice-info">
          <div>
            <p>{t("invoices.review.restored")}</p>
            <Button className="button-small" onClick={form.discard}>
              {t("invoices.review.startAnew")}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

function sentenceOf(code: string): string {
  const key = code.replace(/^invoices\./, "invoices.errors.")
  return i18next.exists(key) ? i18next.t(key as "invoices.errors.encrypted") : ""
}
