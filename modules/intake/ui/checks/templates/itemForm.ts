import { useTranslation } from "react-i18next"
import { choice, onOff, text } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type Takes, takes } from "../../../checks/schema.ts"

/** The fields of an item, where it is added and where it is changed. */
export const itemKinds = { text, takes: choice<Takes>(), unit: text, required: onOff }

export const labelOf = (name: string) => t(`intake.checks.templates.field.${name as keyof typeof itemKinds}`)

export function useTakes() {
  const { t } = useTranslation()
  return takes.map((value) => ({ value, label: t(`intake.checks.templates.takes.${value}`) }))
}
