import { useTranslation } from "react-i18next"
import { projectTypes, typeLabels } from "#src/shared/projectTypes.ts"
import { useFormAround } from "#ui/form/context.ts"
import { Switch } from "#ui/kit/Switch.tsx"
import { settings } from "../settingsForm.ts"

/** A switch for each kind of work. The setting holds those that are off, so that a new kind begins on. */
export function TypesField({ name }: { name: "typesNotOffered" | "typesWithoutPrice" }) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value: off, onChange } = settings.useField(name)
  return (
    <>
      <p className="muted">{t(`settings.types.${name}.intro`)}</p>
      {errors[name] && (
        <p className="field-error" id={name} tabIndex={-1}>
          {errors[name]}
        </p>
      )}
      <ul className="type-switches plain" aria-label={t(`settings.types.${name}.title`)}>
        {projectTypes.map((type) => (
          <li key={type}>
            <Switch
              id={`${name}.${type}`}
              label={typeLabels[type]}
              checked={!off.includes(type)}
              onChange={(on) => onChange(on ? off.filter((other) => other !== type) : [...off, type])}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
