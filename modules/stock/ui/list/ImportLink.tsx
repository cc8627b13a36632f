import { FileUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"

export function ImportLink() {
  const { t } = useTranslation()
  return (
    <LinkButton href="/material-stock/importeren">
      <FileUp aria-hidden size="1.2em" />
      {t("stock.import.open")}
    </LinkButton>
  )
}
