import { type FormEvent, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Quotation } from "../../../quotations/schema.ts"
import { DownloadButton } from "../documents/DownloadButton.tsx"
import { Obstacles, obstaclesOf } from "./Obstacles.tsx"
import { useSend } from "./useDecisions.ts"

/** It went to the client some other way: on paper, by one's own mail or a message. */
export function NotedDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const [on, setOn] = useState("")
  const send = useSend(quotation)
  const { latest } = quotation
  const obstacles = obstaclesOf(latest)
  const pdf = latest.files.find(({ kind }) => kind === "offertePdf")

  async function submit(event: FormEvent) {
    event.preventDefault()
    const day = on.trim()
    if (await send.act({ how: "noted", version: latest.version, ...(day && { on: day }) })) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("quotes.quotation.noted.title")}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={send.busy}
            unavailable={obstacles.length > 0 && t("quotes.quotation.send.blocked")}
          >
            {t("quotes.quotation.noted.action")}
          </Button>
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <p>{t("quotes.quotation.noted.text", { version: latest.version })}</p>
      <Obstacles of={obstacles} />
      {pdf && <DownloadButton quotation={quotation} version={latest.version} file={pdf} />}
      <Notice tone="bad">{Object.keys(send.fields).length === 0 && send.error?.message}</Notice>
      <form id={form} noValidate onSubmit={submit}>
        <DateField
          id={`${form}-on`}
          label={t("quotes.quotation.noted.day")}
          hint={t("quotes.quotation.noted.hint")}
          optional
          value={on}
          onChange={setOn}
          error={send.fields.on}
        />
      </form>
    </Dialog>
  )
}
