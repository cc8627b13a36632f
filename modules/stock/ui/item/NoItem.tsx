import { Boxes } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"

export function NoItem() {
  const { t } = useTranslation()
  useScreen(t("stock.title"))
  return <EmptyState icon={Boxes} title={t("stock.errors.notFound")} />
}
