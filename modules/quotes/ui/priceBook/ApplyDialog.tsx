import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { api } from "./api.ts"
import { change } from "./changeForm.ts"
import type { SentChange } from "./figure.ts"
import { priceBookPath } from "./hooks.ts"
import { MomentFields } from "./MomentFields.tsx"

/** Confirms changes that are worked out already, such as a proposal; `children` tells which. */
export function ApplyDialog({
  title,
  changes,
  action,
  day,
  why,
  onClose,
  children,
}: {
  title: string
  changes: SentChange[]
  /** What the button says. */
  action: string
  /** From when it holds, and the reason, unless one types another. */
  day: string
  why: string
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation()
  const form = change.useForm({
    start: { since: day, reason: why },
    send: ({ since, reason }) => api.change({ since, reason, changes }),
    refreshes: priceBookPath,
    done: "quotes.priceBook.change.done",
    onSaved: onClose,
  })
  return (
    <change.Dialog
      form={form}
      onClose={onClose}
      title={title}
      failed={t("quotes.priceBook.change.failed")}
      save={action}
      className="stack roomy"
      aside={children}
    >
      <MomentFields />
    </change.Dialog>
  )
}
