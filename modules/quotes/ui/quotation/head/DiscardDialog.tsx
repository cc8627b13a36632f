import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { api } from "../api.ts"
import { affectedPaths } from "../hooks.ts"

/** A proposal that nobody kept can go for good, so it asks first. */
export function DiscardDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const others = affectedPaths.slice(1)
  const discard = useAction(() => api.discard(quotation.id), {
    // This one is gone: asking for it again would only say so.
    refreshes: ["/api/quotations/stats", ...others],
    done: "quotes.quotation.discard.done",
  })

  async function go() {
    if (await discard.act()) navigate("/chatgpt-quotations", { replace: true })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("quotes.quotation.discard.title")}
      actions={
        <>
          <Button variant="danger" busy={discard.busy} onClick={go}>
            {t("quotes.quotation.discard.action")}
          </Button>
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <p>{t("quotes.quotation.discard.text", { project: quotation.projectName })}</p>
      <Notice tone="bad">{discard.error?.message}</Notice>
    </Dialog>
  )
}
