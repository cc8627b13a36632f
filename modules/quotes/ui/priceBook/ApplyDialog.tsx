import { type FormEvent, type ReactNode, useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { useChecked } from "#ui/lib/useChecked.ts"
import type { SentChange } from "./figure.ts"
import { useChange } from "./hooks.ts"
import { MomentFields } from "./MomentFields.tsx"
import { momentFaults } from "./moment.ts"

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
  const formId = useId()
  const [since, setSince] = useState(day)
  const [reason, setReason] = useState(why)
  /** Failed tries since something was typed. */
  const [attempt, setAttempt] = useState(0)
  const checked = useChecked<string, string>({ since, reason }, { ...momentFaults(since, reason) })
  const change = useChange({ done: "quotes.priceBook.change.done" })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (checked.check() && (await change.act({ since, reason, changes }))) onClose()
    else setAttempt(attempt + 1)
  }

  const typing = (set: (text: string) => void) => (text: string) => {
    setAttempt(0)
    set(text)
  }
  const sentences = { ...change.fields, ...checked.shown }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" busy={change.busy}>
            {action}
          </Button>
          <Button onClick={onClose}>{t("quotes.priceBook.change.cancel")}</Button>
        </>
      }
    >
      <Wrongs
        title={t("quotes.priceBook.change.failed")}
        message={change.error?.message}
        sentences={sentences}
        idOf={(field) => `change-${field}`}
        attempt={attempt}
      />
      {children}
      <form id={formId} noValidate onSubmit={submit} className="change-form">
        <MomentFields
          since={{ value: since, onChange: typing(setSince), onBlur: () => checked.leave("since") }}
          reason={{ value: reason, onChange: typing(setReason), onBlur: () => checked.leave("reason") }}
          sentences={sentences}
        />
      </form>
    </Dialog>
  )
}
