import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { text } from "#src/shared/text.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText } from "#ui/form/kinds.tsx"
import type { PendingEntry } from "../../approval/schema.ts"
import { approvalTold, approving, reopening, reopeningTold } from "./hooks.ts"
import { timesOf } from "./times.ts"
import type { MovedHours } from "./wayBack.ts"

interface ReasonDialogProps {
  what: "sendBack" | "reopen"
  entry: PendingEntry
  moved: MovedHours
  close: () => void
}
const most = 300

const why = defineForm(
  z.object({
    reason: text(most, { tooLong: "gps.reasonTooLong" }).check(z.minLength(3, "gps.reasonMissing")),
  }),
  { reason: longText },
  { id: "why" },
)

/** Sends hours back to who worked, or takes an approval back: either says why. */
export function ReasonDialog({ what, entry, moved, close }: ReasonDialogProps) {
  const { t } = useTranslation()
  const { id: entryId, version } = entry
  const sendBack = why.useForm({
    ...approvalTold,
    send: ({ reason: notes }) => approving(moved)({ entryId, approved: false, notes, version }),
    onSaved: close,
  })
  const reopen = why.useForm({
    ...reopeningTold,
    send: ({ reason }) => reopening(moved)(entry, reason),
    onSaved: close,
  })
  return (
    <why.Dialog
      form={what === "sendBack" ? sendBack : reopen}
      onClose={close}
      title={t(`gps.approvalScreen.${what}.title`)}
      save={t(`gps.approvalScreen.${what}.yes`)}
      intro={
        <p>
          <strong>{entry.person}</strong>, {timesOf(entry)}. {t(`gps.approvalScreen.${what}.text`)}
        </p>
      }
    >
      <why.Field name="reason" label={t(`gps.approvalScreen.${what}.reason`)} rows={3} limit={most} />
    </why.Dialog>
  )
}
