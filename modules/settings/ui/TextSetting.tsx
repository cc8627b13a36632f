import { useTranslation } from "react-i18next"
import { settings } from "./settingsForm.ts"

const limits = { intro: 600, story: 6000, privacyText: 30_000, termsText: 30_000 }
type LineName = "headline" | "serviceArea"

/** A line on the pages for visitors. */
export function LineSetting({ name }: { name: LineName }) {
  return <settings.Field name={name} {...useTexts(name)} optional />
}

/** A text on the pages for visitors, of several lines. */
export function TextSetting({ name, rows }: { name: keyof typeof limits; rows: number }) {
  return <settings.Field name={name} {...useTexts(name)} rows={rows} limit={limits[name]} optional />
}

function useTexts(name: LineName | keyof typeof limits) {
  const { t } = useTranslation()
  return { label: t(`settings.text.${name}`), hint: t(`settings.text.${name}Hint`) }
}
