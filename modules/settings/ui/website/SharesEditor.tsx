import { Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import type { Sentences } from "#ui/form/judge.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Notes } from "#ui/kit/Field.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { totalOf } from "../../checks.ts"
import type { Settings } from "../../schema.ts"
import { settings } from "../settingsForm.ts"
import { WholeNumberField } from "../WholeNumberField.tsx"

type Share = Settings["shares"][number]
const most = 8

/** What the company does and how much of its work that is, with the total as one types. */
export function SharesEditor() {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value: shares, error: wrong, onChange, onBlur } = settings.useField("shares")

  function add() {
    const left = Math.max(0, 100 - (totalOf(shares) || 0))
    onChange([...shares, { label: "", percent: left }])
  }
  const remove = (index: number) => {
    onChange(shares.toSpliced(index, 1))
    document.getElementById("shares-add")?.focus()
  }

  return (
    <div className={wrong ? "field field-wrong" : "field"}>
      <p className="muted">{t("settings.shares.intro")}</p>
      <Notes id="shares" error={wrong} />
      <ul className="shares lines roomy" id="shares" tabIndex={-1} aria-label={t("settings.shares.title")}>
        {shares.map((share, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name, and keeps no state of its own
            key={index}
            index={index}
            share={share}
            onChange={(next) => onChange(shares.with(index, next))}
            onBlur={onBlur}
            remove={() => remove(index)}
            errors={errors}
          />
        ))}
      </ul>
      <Total shares={shares} />
      <p>
        <Button
          id="shares-add"
          onClick={add}
          unavailable={shares.length >= most && t("settings.shares.full")}
        >
          <Plus aria-hidden size="1.2em" /> {t("settings.shares.add")}
        </Button>
      </p>
      {shares.length >= most && <p className="muted">{t("settings.shares.full")}</p>}
    </div>
  )
}

function Row({
  index,
  share,
  onChange,
  onBlur,
  remove,
  errors,
}: {
  index: number
  share: Share
  onChange: (share: Share) => void
  onBlur: () => void
  remove: () => void
  errors: Sentences
}) {
  const { t } = useTranslation()
  const path = `shares.${index}`
  const number = index + 1
  return (
    <li className="stack">
      <TextField
        id={`${path}.label`}
        label={t("settings.shares.label", { number })}
        error={errors[`${path}.label`]}
        value={share.label}
        onChange={(label) => onChange({ ...share, label })}
        onBlur={onBlur}
      />
      <WholeNumberField
        id={`${path}.percent`}
        label={t("settings.shares.percent", { number })}
        unit="%"
        error={errors[`${path}.percent`]}
        value={share.percent}
        onChange={(percent) => onChange({ ...share, percent })}
        onBlur={onBlur}
      />
      <Button
        variant="plain"
        aria-label={t("settings.shares.remove", { label: share.label || String(number) })}
        onClick={remove}
      >
        <Trash2 aria-hidden size="1.3em" />
      </Button>
    </li>
  )
}

function Total({ shares }: { shares: Share[] }) {
  const { t } = useTranslation()
  const total = totalOf(shares)
  const left = 100 - total
  const state = shares.length === 0 ? "none" : left === 0 ? "whole" : left > 0 ? "less" : "more"
  return (
    <p role="status" className={`shares-total shares-${state}`}>
      {Number.isNaN(total)
        ? t("settings.shares.total.unknown")
        : t(`settings.shares.total.${state}`, { total, rest: Math.abs(left) })}
    </p>
  )
}
