import { type FormEvent, useId, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { PurchaseInvoice } from "../../purchases/schema.ts"
import { api } from "../review/api.ts"
import { touched } from "../review/hooks.ts"

/** Takes a wrong posting back: asks why, and says what it does. */
export function ReverseDialog({
  invoice: { id },
  onClose,
}: {
  invoice: PurchaseInvoice
  onClose: () => void
}) {
  const { t } = useTranslation()
  const form = useId()
  const key = useRef(newKey())
  const [reason, setReason] = useState("")
  const [tried, setTried] = useState(false)
  const reverse = useAction((why: string) => api.reverse(id, why, key.current), {
    refreshes: [...touched, "/api/projects"],
    done: "invoices.review.invoice.reverse.done",
  })
  const missing = tried && reason.trim() === ""

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (reason.trim() === "") document.getElementById(`${form}-reason`)?.focus()
    else if (await reverse.act(reason.trim())) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("invoices.review.invoice.reverse.title")}
      actions={
        <>
          <Button type="submit" form={form} variant="danger" busy={reverse.busy}>
            {t("invoices.review.invoice.reverse.confirm")}
          </Button>
          <Button onClick={onClose}>{t("invoices.review.invoice.reverse.cancel")}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <p>{t("invoices.review.invoice.reverse.explain")}</p>
        <Notice tone="bad">{reverse.fields.reason ? undefined : reverse.error?.message}</Notice>
        <TextField
          id={`${form}-reason`}
          label={t("invoices.review.invoice.reverse.reason")}
          hint={t("invoices.review.invoice.reverse.reasonHint")}
          autoComplete="off"
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={missing ? t("invoices.errors.reasonMissing") : reverse.fields.reason}
        />
      </form>
    </Dialog>
  )
}
