import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import type { PendingEntry } from "../../approval/schema.ts"
import { useApprove, useReopen } from "./hooks.ts"
import { timesOf } from "./times.ts"

interface ReasonDialogProps {
  what: "sendBack" | "reopen"
  entry: PendingEntry
  onDone: (now: PendingEntry) => void
  close: () => void
}
const least = 3
const most = 300

/** Sends hours back to who worked, or takes an approval back: either says why. */
export function ReasonDialog({ what, entry, onDone, close }: ReasonDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState("")
  const [tried, setTried] = useState(false)
  const sendBack = useApprove(onDone)
  const reopen = useReopen(onDone)
  const { busy, error } = what === "sendBack" ? sendBack : reopen
  const missing = tried && reason.trim().length < least

  async function send() {
    setTried(true)
    const notes = reason.trim()
    if (notes.length < least || notes.length > most) return
    const now =
      what === "sendBack"
        ? (await sendBack.act({ entryId: entry.id, approved: false, notes, version: entry.version }))?.entry
        : await reopen.act(entry.id, notes)
    if (now) close()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t(`gps.approvalScreen.${what}.title`)}
      actions={
        <>
          <Button variant="primary" type="submit" form={`${id}-form`} busy={busy}>
            {t(`gps.approvalScreen.${what}.yes`)}
          </Button>
          <Button onClick={close}>{t("gps.approvalScreen.cancel")}</Button>
        </>
      }
    >
      <p>
        <strong>{entry.person}</strong>, {timesOf(entry)}. {t(`gps.approvalScreen.${what}.text`)}
      </p>
      <Notice tone="bad">{error?.message}</Notice>
      <form
        id={`${id}-form`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextArea
          id={id}
          label={t(`gps.approvalScreen.${what}.reason`)}
          rows={3}
          limit={most}
          value={reason}
          onChange={setReason}
          error={missing ? t("gps.approvalScreen.reasonMissing") : undefined}
        />
      </form>
    </Dialog>
  )
}
