import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { useChecked } from "#ui/lib/useChecked.ts"
import { changesIn, type Figure, type SentChange, typedOf } from "./figure.ts"
import { useChange } from "./hooks.ts"
import { momentFaults } from "./moment.ts"

/** The form that changes figures of the book from a day on, with a reason. Its fields are 'since', 'reason' and those of the figures. */
export function useChangeForm(figures: readonly Figure[], day: string, onDone: () => void) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Record<string, string>>(() => ({
    since: day,
    reason: "",
    ...Object.fromEntries(figures.map(({ field, value }) => [field, typedOf(value)])),
  }))
  const [sent, setSent] = useState<readonly SentChange[]>([])
  /** Failed tries since something was typed: the summary takes the focus when it comes, so never while one types. */
  const [attempt, setAttempt] = useState(0)
  const [unchanged, setUnchanged] = useState(false)
  const faults: Partial<Record<string, string>> = {
    ...Object.fromEntries(
      figures.flatMap(({ field }) =>
        parseDecimal(typed[field] ?? "") === undefined ? [[field, t("quotes.priceBook.change.number")]] : [],
      ),
    ),
    ...momentFaults(typed.since ?? "", typed.reason ?? ""),
  }
  const checked = useChecked<string, string>(typed, faults)
  const change = useChange({ done: "quotes.priceBook.change.done" })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const changes = changesIn(figures, typed)
    const fine = checked.check()
    setUnchanged(fine && changes.length === 0)
    if (fine && changes.length > 0) {
      setSent(changes)
      const reply = await change.act({ since: typed.since ?? "", reason: typed.reason ?? "", changes })
      if (reply) return onDone()
    }
    setAttempt(attempt + 1)
  }

  const first = figures[0]?.field ?? ""
  const sentences: Partial<Record<string, string>> = {
    ...(unchanged && { [first]: t("quotes.priceBook.change.nothing") }),
    ...byField(change.fields, sent),
    ...checked.shown,
  }
  return {
    submit,
    sentences,
    busy: change.busy,
    message: change.error?.message,
    attempt,
    field: (name: string) => ({
      value: typed[name] ?? "",
      onChange: (text: string) => {
        setUnchanged(false)
        setAttempt(0)
        setTyped((before) => ({ ...before, [name]: text }))
      },
      onBlur: () => checked.leave(name),
    }),
    toStandard: () =>
      setTyped((before) => ({
        ...before,
        ...Object.fromEntries(figures.map(({ field, standard }) => [field, typedOf(standard)])),
      })),
  }
}

/** What the server says of 'changes.0.value' belongs under the figure that was sent first. */
function byField(refusals: Record<string, string>, sent: readonly SentChange[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refusals).map(([path, text]) => {
      const index = /^changes\.(\d+)\./.exec(path)?.[1]
      return [index === undefined ? path : (sent[Number(index)]?.field ?? path), text]
    }),
  )
}
