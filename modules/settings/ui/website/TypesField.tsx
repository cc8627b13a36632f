import { useTranslation } from "react-i18next"
import { type WayIn, wayLabels, waysIn } from "#src/shared/entries.ts"
import { projectTypes } from "#src/shared/projectTypes.ts"
import { useFormAround } from "#ui/form/context.ts"
import { Switch } from "#ui/kit/Switch.tsx"
import { settings } from "../settingsForm.ts"

/** A switch for each kind of work. The setting holds those that are off, so that a new kind begins on. */
export function TypesField({ name }: { name: keyof typeof ways }) {
  const { t } = useTranslation()
  const { errors } = useFormAround()
  const { value, onChange } = settings.useField(name)
  const off: readonly WayIn[] = value
  return (
    <>
      <p className="muted">{t(`settings.types.${name}.intro`)}</p>
      {errors[name] && (
        <p className="field-error" id={name} tabIndex={-1}>
          {errors[name]}
        </p>
      )}
      <ul className="type-switches plain" aria-label={t(`settings.types.${name}.title`)}>
        {ways[name].map((type) => (
          <li key={type}>
            <Switch
              id={`${name}.${type}`}
              label={wayLabels[type]}
              checked={!off.includes(type)}
              onChange={(on) =>
                onChange((on ? off.filter((other) => other !== type) : [...off, type]) as typeof value)
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The price of what came by an entry is that of the kind of work that it stands for. */
const ways: Record<"typesNotOffered" | "typesWithoutPrice", readonly WayIn[]> = {
  typesNotOffered: waysIn,
  typesWithoutPrice: projectTypes,
}
