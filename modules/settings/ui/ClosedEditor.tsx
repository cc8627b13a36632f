import { Plus, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import { Button } from "#ui/kit/Button.tsx"
import { DateField } from "#ui/kit/DateField.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { mostClosedPeriods, type Settings } from "../schema.ts"
import { settings } from "./settingsForm.ts"

type Period = Settings["closedPeriods"][number]

/** The company's own holidays, a row each. */
export function ClosedEditor() {
  const { t } = useTranslation()
  const { value: periods, onChange, onBlur } = settings.useField("closedPeriods")
  const full = periods.length >= mostClosedPeriods && t("settings.closed.full", { most: mostClosedPeriods })

  const remove = (index: number) => {
    onChange(periods.toSpliced(index, 1))
    document.getElementById("closed-add")?.focus()
  }

  return (
    <>
      <p className="muted">{t("settings.closed.intro")}</p>
      <ul className="closed-periods lines roomy" aria-label={t("settings.closed.title")}>
        {periods.map((period, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            key={index}
            index={index}
            period={period}
            onChange={(next) => onChange(periods.with(index, next))}
            onBlur={onBlur}
            remove={() => remove(index)}
          />
        ))}
      </ul>
      <p>
        <Button
          id="closed-add"
          onClick={() => onChange([...periods, { from: "", to: "", name: "" }])}
          unavailable={full}
        >
          <Plus aria-hidden size="1.2em" /> {t("settings.closed.add")}
        </Button>
      </p>
      {full && <p className="muted">{full}</p>}
    </>
  )
}

function Row({
  index,
  period,
  onChange,
  onBlur,
  remove,
}: {
  index: number
  period: Period
  onChange: (period: Period) => void
  onBlur: () => void
  remove: () => void
}) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const path = `closedPeriods.${index}`
  const number = index + 1
  return (
    <li>
      {(["from", "to"] as const).map((end) => (
        <DateField
          key={end}
          id={`${path}.${end}`}
          label={
            <>
              {t(`settings.closed.${end}`)}{" "}
              <span className="visually-hidden">{t("settings.closed.ofPeriod", { number })}</span>
            </>
          }
          error={errors[`${path}.${end}`]}
          value={period[end]}
          onChange={(day) => onChange({ ...period, [end]: day })}
          onBlur={onBlur}
        />
      ))}
      <TextField
        id={`${path}.name`}
        label={t("settings.closed.name", { number })}
        hint={t("settings.closed.nameHint")}
        error={errors[`${path}.name`]}
        optional
        value={period.name}
        onChange={(name) => onChange({ ...period, name })}
        onBlur={onBlur}
      />
      <Button variant="plain" aria-label={t("settings.closed.remove", { number })} onClick={remove}>
        <Trash2 aria-hidden size="1.3em" />
      </Button>
    </li>
  )
}
