import { Euro } from "lucide-react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { StockItem } from "../../schema.ts"

/** Hook: the figure of what all of it is worth, for who sees prices. */
export function useWorth(items: StockItem[] | undefined) {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  if (!reaches(role, "manager")) return []
  const cents = items?.reduce((sum, { value }) => sum + Math.round((value ?? 0) * 100), 0)
  return [
    {
      label: t("stock.figures.worth"),
      value: cents === undefined ? undefined : formatEuros(cents / 100),
      icon: Euro,
    },
  ]
}
