import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type ExtraWork, RefuseExtra } from "../../extraWork/schema.ts"
import { api } from "./api.ts"
import { touchedPaths } from "./hooks.ts"

const reason = defineForm(
  z.omit(RefuseExtra, { version: true }),
  { reason: text },
  { id: "extraReason", label: () => t("quotes.extra.field.reason") },
)

/** Why the client refused it, which may be left out, or why what was agreed no longer holds, which may not. */
export function ReasonDialog({
  of,
  extra: { id, version },
  onClose,
  onDone,
}: {
  of: "refuse" | "withdraw"
  extra: ExtraWork
  onClose: () => void
  onDone: (now: ExtraWork) => void
}) {
  const { t } = useTranslation()
  const form = reason.useForm({
    check: ({ values }) => ({
      reason: of === "withdraw" && values.reason.trim() === "" && "quotes.extraReasonMissing",
    }),
    send: (why) => api[of](id, { ...why, version }),
    refreshes: touchedPaths,
    onSaved: onDone,
  })
  return (
    <reason.Dialog
      form={form}
      onClose={onClose}
      title={t(`quotes.extra.${of}`)}
      save={t(`quotes.extra.${of}`)}
      intro={of === "withdraw" && <p>{t("quotes.extra.withdrawText")}</p>}
    >
      <reason.Field name="reason" optional={of === "refuse"} autoComplete="off" />
    </reason.Dialog>
  )
}
