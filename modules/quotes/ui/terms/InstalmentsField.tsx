import { Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { WholeNumberField } from "#modules/settings/ui/WholeNumberField.tsx"
import { sum } from "#src/shared/rounding.ts"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Notes } from "#ui/kit/Field.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { mostInstalments, type Share } from "../../terms/schema.ts"
import { byDuration } from "../../terms/standard.ts"
import { terms } from "./termsForm.ts"

const who = ["waterpas", "own"] as const

/** Who chooses the instalments, and the owner's own: a row each, with their total as one types. */
export function InstalmentsField() {
  const { t } = useTranslation()
  const { id, value, error, onChange, onBlur } = terms.useField("instalments")
  return (
    <>
      <RadioGroup
        id={`${id}-who`}
        legend={t("quotes.terms.payment.who")}
        options={who.map((name) => ({
          value: name,
          label: t(`quotes.terms.payment.${name}`),
          hint: t(`quotes.terms.payment.${name}Hint`),
        }))}
        value={value ? "own" : "waterpas"}
        onChange={(chosen) => onChange(chosen === "own" ? (value ?? byDuration.at(-1)!.parts) : null)}
      />
      {value && (
        <>
          <Rows {...{ id, error, onChange, onBlur }} parts={value} />
          <terms.Field name="dayAtOnce" hint={t("quotes.terms.hint.dayAtOnce")} />
        </>
      )}
    </>
  )
}

interface RowsProps {
  id: string
  parts: Share[]
  error?: string
  onChange: (parts: Share[]) => void
  onBlur: () => void
}

function Rows({ id, parts, error, onChange, onBlur }: RowsProps) {
  const { t } = useTranslation()
  const total = sum(parts.map(({ percent }) => percent))
  const full = parts.length >= mostInstalments && t("quotes.terms.payment.full", { most: mostInstalments })
  const add = () => onChange([...parts, { moment: "", percent: Math.max(1, 100 - total) || 1 }])
  const remove = (index: number) => {
    onChange(parts.toSpliced(index, 1))
    document.getElementById(`${id}-add`)?.focus()
  }
  return (
    <div className={error ? "field field-wrong" : "field"}>
      <Notes id={id} error={error} />
      <ol
        id={id}
        tabIndex={-1}
        className="instalments lines roomy"
        aria-label={t("quotes.terms.payment.rows")}
      >
        {parts.map((part, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            key={index}
            path={`instalments.${index}`}
            number={index + 1}
            part={part}
            onChange={(next) => onChange(parts.with(index, next))}
            onBlur={onBlur}
            remove={parts.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ol>
      <p
        role="status"
        className={total === 100 ? "instalments-total instalments-whole" : "instalments-total"}
      >
        {t(`quotes.terms.payment.${Number.isNaN(total) ? "totalUnknown" : "total"}`, { total })}
      </p>
      <p>
        <Button id={`${id}-add`} onClick={add} unavailable={full}>
          <Plus aria-hidden size="1.2em" /> {t("quotes.terms.payment.add")}
        </Button>
      </p>
    </div>
  )
}

interface RowProps {
  path: string
  number: number
  part: Share
  onChange: (part: Share) => void
  onBlur: () => void
  /** The last one stays. */
  remove?: () => void
}

function Row({ path, number, part, onChange, onBlur, remove }: RowProps) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  return (
    <li>
      <TextField
        id={`terms-${path}.moment`}
        label={t("quotes.terms.payment.moment", { number })}
        error={errors[`${path}.moment`]}
        value={part.moment}
        onChange={(moment) => onChange({ ...part, moment })}
        onBlur={onBlur}
      />
      <WholeNumberField
        id={`terms-${path}.percent`}
        label={t("quotes.terms.payment.percent", { number })}
        unit="%"
        error={errors[`${path}.percent`]}
        value={part.percent}
        onChange={(percent) => onChange({ ...part, percent })}
        onBlur={onBlur}
      />
      {remove && (
        <Button variant="plain" aria-label={t("quotes.terms.payment.remove", { number })} onClick={remove}>
          <Trash2 aria-hidden size="1.3em" />
        </Button>
      )}
    </li>
  )
}
