import { Pencil } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "#ui/kit/Button.tsx"
import type { TakenMeasure } from "../../../calculators/choices.ts"
import { sumBehind } from "../../../calculators/rooms.ts"
import type { Given, Origin } from "../../../calculators/schema.ts"
import type { Fault } from "../../../calculators/typed.ts"
import { SizeField } from "../../public/calculators/SizeField.tsx"
import { measureUnits } from "../../rooms/measureText.ts"

interface TakenFieldsProps {
  id: string
  of: readonly Origin[]
  fields: { measure: TakenMeasure; given: Given; fault: Fault | undefined }[]
  set: (measure: TakenMeasure, given: Given) => void
  drop: () => void
  note?: string | false
}

/** What was taken from a project, each with the sum behind it until somebody types another number over it. */
export function TakenFields({ id, of, fields, set, drop, note }: TakenFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="split">
        <ul className="plain">
          {of.map((origin) => (
            <li key={origin.room}>
              <Source of={origin} />
            </li>
          ))}
        </ul>
        <Button variant="plain" onClick={drop}>
          <Pencil aria-hidden size="1.2em" />
          {t("intake.calculators.taken.drop")}
        </Button>
      </div>
      <div className={fields.length > 1 ? "calculator-pair" : "stack"}>
        {fields.map(({ measure, given, fault }) => (
          <SizeField
            key={measure}
            id={`${id}-${measure}`}
            label={t(`intake.calculators.taken.measure.${measure}`)}
            hint={sumBehind(given)}
            unit={measureUnits[measure]}
            value={given.typed}
            fault={fault}
            onChange={(typed) => set(measure, { ...given, typed })}
          />
        ))}
      </div>
      {note && <p className="field-hint">{note}</p>}
    </>
  )
}

/** 'Badkamer, plattegrond', which leads there. */
function Source({ of: { project, name, from } }: { of: Origin }) {
  const { t } = useTranslation()
  const tab = from === "plan" ? "plattegrond" : "maten"
  return (
    <Link className="touch" href={`/job-intake/${project}?tab=${tab}`}>
      {t(`intake.calculators.taken.${from}`, { name })}
    </Link>
  )
}
