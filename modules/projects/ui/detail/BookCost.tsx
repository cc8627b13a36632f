import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { Wrongs } from "#ui/kit/Wrongs.tsx"
import { costCategories } from "../../schema.ts"
import { useCostForm } from "./useCostForm.ts"

/** An invoice that came in otherwise, or hours of before, booked by hand. */
export function BookCost({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const { fields, submit, book, attempt, sentences } = useCostForm(id, onClose)
  const { category, day, description, amount, quantity, unit } = fields
  const hours = category.value === "hours"
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("projects.costs.book")}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary" busy={book.busy}>
            {t("projects.costs.save")}
          </Button>
          <Button onClick={onClose}>{t("projects.detail.cancel")}</Button>
        </>
      }
    >
      <Wrongs
        title={t("projects.costs.failed")}
        message={book.error?.message}
        sentences={sentences}
        idOf={(name) => `cost-${name}`}
        attempt={attempt}
      />
      <form id={formId} noValidate onSubmit={submit} className="cost-form">
        <Select
          {...category}
          id="cost-category"
          label={t("projects.costs.field.category")}
          options={costCategories.map((each) => ({
            value: each,
            label: t(`projects.costs.category.${each}`),
          }))}
          error={sentences.category}
        />
        <DateField {...day} id="cost-day" label={t("projects.costs.field.day")} error={sentences.day} />
        <TextField
          {...description}
          id="cost-description"
          label={t("projects.costs.field.description")}
          autoComplete="off"
          error={sentences.description}
        />
        <NumberField
          {...amount}
          id="cost-amount"
          label={t("projects.costs.field.amount")}
          hint={t("projects.costs.hint.amount")}
          unit="€"
          error={sentences.amount}
        />
        <div className="cost-quantity">
          <NumberField
            {...quantity}
            id="cost-quantity"
            label={t("projects.costs.field.quantity")}
            unit={hours ? t("projects.costs.hourUnit") : undefined}
            optional={!hours}
            error={sentences.quantity}
          />
          {!hours && (
            <TextField
              {...unit}
              id="cost-unit"
              label={t("projects.costs.field.unit")}
              autoComplete="off"
              optional
              error={sentences.unit}
            />
          )}
        </div>
      </form>
    </Dialog>
  )
}
