import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { offerUndo } from "#ui/lib/undo.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { Reason } from "../../schema.ts"
import { whatOf } from "./itemText.ts"
import type { Row } from "./rows.ts"
import { putBack, removeEntry } from "./writes.ts"

const removal = defineForm(z.object({ reason: Reason }), { reason: text }, { id: "remove" })

/** Puts an entry away, with the reason why; it can be put back. */
export function RemoveEntry({ row }: { row: Row }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden size="1.2em" />
        {t("gps.timer.entry.remove")}
      </Button>
      {open && <Why row={row} close={() => setOpen(false)} />}
    </>
  )
}

function Why({ row, close }: { row: Row; close: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const form = removal.useForm({
    send: ({ reason }) => removeEntry(row, reason),
    onSaved(key) {
      navigate("/gps-tracking")
      offerUndo({
        said: t("gps.timer.sessions.justRemoved", { what: whatOf(row) }),
        async back() {
          if (!(await outbox.unsend(key))) await putBack(row)
        },
      })
    },
  })
  return (
    <removal.Dialog
      form={form}
      onClose={close}
      title={t("gps.timer.entry.removeTitle")}
      variant="danger"
      save={t("gps.timer.entry.removeYes")}
      cancel={t("gps.timer.entry.removeNo")}
      intro={<p>{t("gps.timer.entry.removeText")}</p>}
    >
      <removal.Field name="reason" label={t("gps.timer.entry.removeReason")} />
    </removal.Dialog>
  )
}
