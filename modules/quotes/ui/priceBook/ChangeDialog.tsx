import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { PriceBookView, PriceField } from "../../priceBook/schema.ts"
import { api } from "./api.ts"
import { change } from "./changeForm.ts"
import { comingTexts } from "./coming.ts"
import { atFigures, changesIn, type Figure, typedOf } from "./figure.ts"
import { priceBookPath } from "./hooks.ts"
import { MomentFields } from "./MomentFields.tsx"
import { figureText } from "./words.ts"

/** Changes figures that belong together, from a day on and with a reason. */
export function ChangeDialog({
  name,
  figures,
  book: { day, changes },
  onClose,
}: {
  name: string
  figures: readonly Figure[]
  book: Pick<PriceBookView, "day" | "changes">
  onClose: () => void
}) {
  const { t } = useTranslation()
  const tried = useRef(false)
  const form = change.useForm({
    start: { since: day, ...Object.fromEntries(figures.map(({ field, value }) => [field, value])) },
    check: ({ values, call }) => {
      const wrong: Partial<Record<PriceField, string>> = {}
      const unchanged = call && changesIn(figures, call).length === 0
      if (tried.current && unchanged) wrong[figures[0]!.field] = "quotes.nothingChanged"
      for (const { field } of figures) if (values[field] === null) wrong[field] = "quotes.valueWrong"
      return wrong
    },
    async send({ since, reason, ...filled }) {
      const sent = changesIn(figures, filled)
      return await api.change({ since, reason, changes: sent }).catch((error) => {
        throw atFigures(error, sent)
      })
    },
    refreshes: priceBookPath,
    done: "quotes.priceBook.change.done",
    onSaved: onClose,
  })
  const coming = comingTexts(changes, figures, day)
  return (
    <change.Dialog
      form={form}
      onClose={onClose}
      title={t("quotes.priceBook.change.title", { name })}
      failed={t("quotes.priceBook.change.failed")}
      save={t("quotes.priceBook.change.save")}
      className="stack roomy"
      onSubmitCapture={() => {
        tried.current = true
      }}
      aside={
        coming.length > 0 && (
          <Notice tone="info">
            {coming.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )
      }
    >
      {figures.map(({ field, label, standard }) => (
        <change.Field
          key={field}
          name={field}
          label={label}
          hint={t("quotes.priceBook.change.standard", { value: figureText(field, standard) })}
          unit={units[field] ?? t("quotes.priceBook.change.hourUnit")}
        />
      ))}
      {figures.some(({ value, standard }) => value !== standard) && (
        <Button
          className="button-small"
          onClick={() => {
            for (const { field, standard } of figures) form.set(field, typedOf(standard))
          }}
        >
          {t("quotes.priceBook.change.toStandard")}
        </Button>
      )}
      <MomentFields />
    </change.Dialog>
  )
}

const units: Partial<Record<Figure["field"], string>> = {
  cents: "€",
  equipment: "€",
  subcontract: "€",
  percent: "%",
}
