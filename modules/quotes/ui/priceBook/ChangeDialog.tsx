import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import type { PriceBookView } from "../../priceBook/schema.ts"
import { comingTexts } from "./coming.ts"
import type { Figure } from "./figure.ts"
import { MomentFields } from "./MomentFields.tsx"
import { useChangeForm } from "./useChangeForm.ts"
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
  const formId = useId()
  const form = useChangeForm(figures, day, onClose)
  const coming = comingTexts(changes, figures, day)
  const own = figures.some(({ value, standard }) => value !== standard)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("quotes.priceBook.change.title", { name })}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {t("quotes.priceBook.change.save")}
          </Button>
          <Button onClick={onClose}>{t("quotes.priceBook.change.cancel")}</Button>
        </>
      }
    >
      <Wrongs
        title={t("quotes.priceBook.change.failed")}
        message={form.message}
        sentences={form.sentences}
        idOf={(field) => `change-${field}`}
        attempt={form.attempt}
      />
      {coming.length > 0 && (
        <Notice tone="info">
          {coming.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <form id={formId} noValidate onSubmit={form.submit} className="change-form">
        {figures.map(({ field, label, standard }) => (
          <NumberField
            key={field}
            {...form.field(field)}
            id={`change-${field}`}
            label={label}
            hint={t("quotes.priceBook.change.standard", { value: figureText(field, standard) })}
            unit={units[field] ?? t("quotes.priceBook.change.hourUnit")}
            error={form.sentences[field]}
          />
        ))}
        {own && (
          <Button className="button-small change-standard" onClick={form.toStandard}>
            {t("quotes.priceBook.change.toStandard")}
          </Button>
        )}
        <MomentFields since={form.field("since")} reason={form.field("reason")} sentences={form.sentences} />
      </form>
    </Dialog>
  )
}

const units: Partial<Record<Figure["field"], string>> = {
  cents: "€",
  equipment: "€",
  subcontract: "€",
  percent: "%",
}
