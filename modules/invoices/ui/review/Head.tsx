import { Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { Scan } from "../../scans/schema.ts"
import { useDiscard } from "../scanner/hooks.ts"

export function Head({ scan, waiting }: { scan: Scan; waiting: number }) {
  const { t } = useTranslation()
  const discard = useDiscard()
  const { confidence, uploadedBy, createdAt, projectName, note } = scan
  return (
    <header className="review-head stack">
      <ScreenHead title={t("invoices.review.title")}>
        <Button busy={discard.busy} onClick={() => discard.act(scan.id)}>
          <Trash2 aria-hidden size="1.2em" />
          <span>{t("invoices.review.discard")}</span>
        </Button>
      </ScreenHead>
      <p className="muted">
        {[
          confidence !== null && t("invoices.review.overall", { percent: Math.round(confidence * 100) }),
          uploadedBy
            ? t("invoices.review.uploadedBy", { by: uploadedBy, at: formatMoment(createdAt) })
            : t("invoices.review.uploaded", { at: formatMoment(createdAt) }),
          projectName && t("invoices.review.forProject", { project: projectName }),
          waiting > 0 && t("invoices.review.waiting", { count: waiting }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {note && <p className="review-note">{t("invoices.review.note", { note })}</p>}
    </header>
  )
}
