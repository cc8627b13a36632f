import { History } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { PriceBookView, PriceChange } from "../../priceBook/schema.ts"
import { ApplyDialog } from "./ApplyDialog.tsx"
import { useMayChange } from "./hooks.ts"
import { changeText } from "./words.ts"

const atOnce = 5

/** What the company changed, the newest first: what, from when, why and by whom. */
export function Changes({ book: { changes, day } }: { book: PriceBookView }) {
  const { t } = useTranslation()
  const mayChange = useMayChange()
  const entries = useMemo(() => togetherIn(changes), [changes])
  const [turning, setTurning] = useState<PriceChange[]>()
  if (entries.length === 0)
    return (
      <EmptyState icon={History} title={t("quotes.priceBook.changes.empty")}>
        {t("quotes.priceBook.changes.emptyText")}
      </EmptyState>
    )
  return (
    <>
      <h2 className="visually-hidden">{t("quotes.priceBook.changes.title")}</h2>
      <ol className="stack">
        {entries.map((entry) => (
          <Entry key={entry[0]!.id} entry={entry} revert={mayChange ? setTurning : undefined} />
        ))}
      </ol>
      {turning && <Revert changes={turning} day={day} onClose={() => setTurning(undefined)} />}
    </>
  )
}

function Entry({
  entry,
  revert,
}: {
  entry: PriceChange[]
  revert: ((changes: PriceChange[]) => void) | undefined
}) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const { since, reason, by, at } = entry[0]!
  const shown = all ? entry : entry.slice(0, atOnce)
  const last = entry.filter((change) => change.last && change.standard !== null)
  return (
    <li className="price-change">
      <div className="stack flush">
        <p className="price-change-reason">{reason}</p>
        <ul>
          {shown.map((change) => (
            <li key={change.id}>{changeText(change)}</li>
          ))}
        </ul>
        {shown.length < entry.length && (
          <Button className="button-small" onClick={() => setAll(true)}>
            {t("quotes.priceBook.changes.more", { count: entry.length - shown.length })}
          </Button>
        )}
        <p className="muted">
          {[
            t("quotes.priceBook.changes.since", { day: formatDay(since) }),
            t("quotes.priceBook.changes.by", {
              name: by ?? t("quotes.priceBook.changes.someone"),
              moment: formatMoment(at),
            }),
          ].join(" · ")}
        </p>
      </div>
      {revert && last.length > 0 && (
        <Button
          className="button-small"
          aria-label={t("quotes.priceBook.changes.revertOf", { reason })}
          onClick={() => revert(last)}
        >
          {t("quotes.priceBook.changes.revert")}
        </Button>
      )}
    </li>
  )
}

/** Puts back what held before, from today on, or from the day on which it would have begun. */
function Revert({ changes, day, onClose }: { changes: PriceChange[]; day: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { since, reason } = changes[0]!
  const back = changes.map(backwards)
  return (
    <ApplyDialog
      title={t("quotes.priceBook.changes.revert")}
      action={t("quotes.priceBook.changes.revert")}
      changes={back.map(({ kind, code, field, value }) => ({ kind, code, field, value }))}
      day={since > day ? since : day}
      why={t("quotes.priceBook.changes.revertReason", { reason }).slice(0, 300)}
      onClose={onClose}
    >
      <p>{t("quotes.priceBook.changes.revertText")}</p>
      <ul className="marks">
        {back.map((change) => (
          <li key={change.id}>{changeText(change)}</li>
        ))}
      </ul>
    </ApplyDialog>
  )
}

/** What was changed at one moment stands together. */
const togetherIn = (changes: readonly PriceChange[]): PriceChange[][] => [
  ...Map.groupBy(changes, ({ at, since, reason, by }) => [at, since, reason, by].join("\n")).values(),
]

/** The change that puts back what held before. */
const backwards = (change: PriceChange): PriceChange => ({
  ...change,
  value: change.before,
  before: change.value,
})
