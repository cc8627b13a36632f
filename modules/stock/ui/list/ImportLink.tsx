import { FileUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type ButtonLook, LinkButton } from "#ui/kit/Button.tsx"

export function ImportLink({ look }: { look?: ButtonLook }) {
  const { t } = useTranslation()
  return (
    <LinkButton {...look} href="/material-stock/importeren">
      <FileUp aria-hidden size="1.2em" />
      {t("stock.import.open")}
    </LinkButton>
  )
}
