import { useTranslation } from "react-i18next"
import { useOffice } from "#ui/lib/office.ts"

/** 'Uren van sander' asks for one kind: what is looked for is the name alone. */
export function useAsked(text: string): { typed: string; kind?: string } {
  const { t } = useTranslation()
  const { finds } = useOffice()
  const typed = text.trim()
  for (const [kind, { title }] of Object.entries(finds)) {
    const words = title && t(title, { name: "" }).toLowerCase()
    if (words && typed.toLowerCase().startsWith(words) && typed.length > words.length)
      return { typed: typed.slice(words.length).trim(), kind }
  }
  return { typed }
}
