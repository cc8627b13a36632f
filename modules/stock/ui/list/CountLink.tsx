import { ClipboardCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"

/** To counting what lies at a place. */
export function CountLink() {
  const { t } = useTranslation()
  return (
    <LinkButton href="/material-stock/tellen">
      <ClipboardCheck aria-hidden size="1.2em" />
      {t("stock.counting.open")}
    </LinkButton>
  )
}
