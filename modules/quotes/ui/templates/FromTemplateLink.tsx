import { LayoutTemplate } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { useTemplates } from "./hooks.ts"

/** Another way to begin, as soon as there is something to begin from. */
export function FromTemplateLink() {
  const { t } = useTranslation()
  const templates = useTemplates().data ?? []
  if (templates.length === 0) return null
  return (
    <LinkButton href="/offertes/nieuw">
      <LayoutTemplate aria-hidden size="1.2em" />
      {t("quotes.templates.from.label")}
    </LinkButton>
  )
}
