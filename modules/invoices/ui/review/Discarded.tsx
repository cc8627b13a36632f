import { RotateCcw, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Scan } from "../../scans/schema.ts"
import { useRestore } from "../scanner/hooks.ts"

/** Thrown away, with the way back. */
export function Discarded({ scan }: { scan: Scan }) {
  const { t } = useTranslation()
  const restore = useRestore()
  return (
    <>
      <h1>{t("invoices.review.title")}</h1>
      <EmptyState
        icon={Trash2}
        title={t("invoices.review.discarded.title")}
        action={
          <p className="actions review-ways">
            <Button variant="primary" busy={restore.busy} onClick={() => restore.act(scan.id)}>
              <RotateCcw aria-hidden size="1.2em" />
              {t("invoices.review.discarded.restore")}
            </Button>
            <LinkButton href="/invoice-ocr">{t("invoices.review.toScanner")}</LinkButton>
          </p>
        }
      >
        {t("invoices.review.discarded.text", { name: scan.fileName })}
      </EmptyState>
      <Notice tone="bad">{restore.error?.message}</Notice>
    </>
  )
}
