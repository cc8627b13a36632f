import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useFormAround } from "#ui/form/context.ts"
import type { Sentences } from "#ui/form/judge.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Switch } from "#ui/kit/Switch.tsx"
import { TimeField } from "#ui/kit/TimeField.tsx"
import type { OpenFrom } from "../../schema.ts"
import { settings } from "../settingsForm.ts"
import { weekdays } from "../weekdays.ts"

const workdays = 5

/** Seven days, each open between two times or closed. */
export function HoursEditor() {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value: week, onChange, onBlur } = settings.useField("openingHours")
  const [copied, setCopied] = useState(false)

  function change(next: OpenFrom[], isCopy = false) {
    setCopied(isCopy)
    onChange(next)
  }
  const copyMonday = () =>
    change(
      week.map((hours, day) => (day < workdays ? week[0]! : hours)),
      true,
    )

  return (
    <>
      <p className="muted">{t("settings.hours.intro")}</p>
      <ul className="opening-days lines">
        {week.map((hours, day) => (
          <Day
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same seven days
            key={day}
            day={day}
            hours={hours}
            onChange={(next) => change(week.with(day, next))}
            onBlur={onBlur}
            errors={errors}
          />
        ))}
      </ul>
      <div className="hours-copy cluster roomy">
        <Button onClick={copyMonday}>{t("settings.hours.copy")}</Button>
        <p role="status" className="muted">
          {copied && t("settings.hours.copied")}
        </p>
      </div>
    </>
  )
}

/** What a day begins with that was closed. */
const usual = { opens: "08:00", closes: "17:00" }

function Day({
  day,
  hours,
  onChange,
  onBlur,
  errors,
}: {
  day: number
  hours: OpenFrom
  onChange: (hours: OpenFrom) => void
  onBlur: () => void
  errors: Sentences
}) {
  const { t } = useTranslation()
  const [before, setBefore] = useState(hours ?? usual)
  const name = t(`settings.hours.day.${weekdays[day]!}`)

  function turn(open: boolean) {
    if (hours) setBefore(hours)
    onChange(open ? before : null)
  }

  return (
    <li>
      <Switch
        id={`openingHours.${day}`}
        label={
          <>
            {name} <span className="visually-hidden">{t("settings.hours.open")}</span>
          </>
        }
        checked={hours !== null}
        onChange={turn}
      />
      {hours ? (
        (["opens", "closes"] as const).map((end) => (
          <TimeField
            key={end}
            id={`openingHours.${day}.${end}`}
            label={
              <>
                <span className="visually-hidden">{name} </span>
                {t(`settings.hours.${end}`)}
              </>
            }
            error={errors[`openingHours.${day}.${end}`]}
            value={hours[end]}
            onChange={(time) => onChange({ ...hours, [end]: time })}
            onBlur={onBlur}
          />
        ))
      ) : (
        <p className="muted hours-closed flush">{t("settings.hours.closed")}</p>
      )}
    </li>
  )
}
