import { type FormEvent, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import type { Quotation } from "../../../quotations/schema.ts"
import { useReject } from "./useDecisions.ts"

export function RejectDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const [reason, setReason] = useState("")
  const reject = useReject(quotation)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await reject.act(reason)) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("quotes.quotation.reject.title")}
      actions={
        <>
          <Button type="submit" form={form} variant="primary" busy={reject.busy}>
            {t("quotes.quotation.reject.action")}
          </Button>
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <p>{t("quotes.quotation.reject.text")}</p>
      <Notice tone="bad">{reject.error?.message}</Notice>
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          id={`${form}-reason`}
          label={t("quotes.quotation.reject.reason")}
          hint={t("quotes.quotation.reject.hint")}
          optional
          maxLength={300}
          value={reason}
          onChange={setReason}
          error={reject.fields.reason}
        />
      </form>
    </Dialog>
  )
}
