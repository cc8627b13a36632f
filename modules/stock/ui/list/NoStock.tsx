import { Boxes } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#ui/kit/EmptyState.tsx"

/** Nothing is kept yet. */
export function NoStock({ action }: { action: ReactNode }) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={Boxes} title={t("stock.list.empty")} action={action}>
      {t("stock.list.emptyText")}
    </EmptyState>
  )
}
