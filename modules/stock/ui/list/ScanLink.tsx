import { ScanBarcode } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"

export function ScanLink({ variant }: { variant?: "primary" }) {
  const { t } = useTranslation()
  return (
    <LinkButton variant={variant} href="/material-stock/scan">
      <ScanBarcode aria-hidden size="1.2em" />
      {t("stock.scan.open")}
    </LinkButton>
  )
}
