import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { dayOf } from "#src/shared/calendar.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day } from "#ui/form/kinds.tsx"
import type { TextKey } from "#ui/lib/i18n.ts"
import { useNow } from "#ui/lib/now.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Absence } from "../schema.ts"
import { api } from "./api.ts"
import { absenceTouches } from "./hooks.ts"

const recovery = defineForm(
  z.object({ backOn: z.iso.date("absence.dayMissing") }),
  { backOn: day },
  { id: "recovery" },
)

export function Recover({
  of: { id, version, person },
  said,
  close,
}: {
  of: Absence
  /** With a `name`. */
  said: TextKey
  close: () => void
}) {
  const { t } = useTranslation()
  const form = recovery.useForm({
    start: { backOn: dayOf(useNow()) },
    send: ({ backOn }) => api.recover(id, { backOn, version }),
    refreshes: absenceTouches,
    onSaved() {
      close()
      offerUndo({
        said: t(said, { name: person.name }),
        back: () => api.recover(id, { backOn: null, version: version + 1 }),
        refreshes: absenceTouches,
        undone: t("absence.undone"),
        failed: t("absence.undoFailed"),
      })
    },
  })
  return (
    <recovery.Dialog
      form={form}
      onClose={close}
      title={t("absence.recover.title")}
      failed={t("absence.recover.failed")}
      save={t("absence.recover.send")}
    >
      <recovery.Field name="backOn" label={t("absence.recover.on")} />
    </recovery.Dialog>
  )
}
