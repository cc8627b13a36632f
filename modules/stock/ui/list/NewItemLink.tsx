import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"

export function NewItemLink() {
  const { t } = useTranslation()
  return (
    <LinkButton variant="primary" href="/material-stock/nieuw">
      <Plus aria-hidden size="1.2em" />
      {t("stock.edit.new")}
    </LinkButton>
  )
}
