import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { offerUndo } from "#ui/lib/undo.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { whatOf } from "./parcelText.ts"
import type { Row } from "./rows.ts"
import { putBack, removeEntry } from "./writes.ts"

/** Puts an entry away, with the reason why; it can be put back. */
export function RemoveEntry({ row }: { row: Row }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState("")
  const [tried, setTried] = useState(false)
  const wrong =
    reason.trim().length < 3 ? "gps.errors.reasonMissing" : reason.length > 300 && "gps.errors.reasonTooLong"

  function remove() {
    setTried(true)
    if (wrong) return document.getElementById("remove-reason")?.focus()
    const removal = removeEntry(row, reason.trim())
    navigate("/gps-tracking")
    offerUndo({
      said: t("gps.timer.sessions.justRemoved", { what: whatOf(row) }),
      async back() {
        if (!(await outbox.unsend(await removal))) await putBack(row)
      },
    })
  }

  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden size="1.2em" />
        {t("gps.timer.entry.remove")}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("gps.timer.entry.removeTitle")}
        actions={
          <>
            <Button variant="danger" onClick={remove}>
              {t("gps.timer.entry.removeYes")}
            </Button>
            <Button onClick={() => setOpen(false)}>{t("gps.timer.entry.removeNo")}</Button>
          </>
        }
      >
        <p>{t("gps.timer.entry.removeText")}</p>
        <TextField
          id="remove-reason"
          label={t("gps.timer.entry.removeReason")}
          value={reason}
          onChange={setReason}
          error={tried && wrong ? t(wrong) : undefined}
        />
      </Dialog>
    </>
  )
}
