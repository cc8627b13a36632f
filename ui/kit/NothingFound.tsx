import { SearchX } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import { EmptyState } from "./EmptyState.tsx"

/** In the place of a list in which a search finds nothing; `children` says where it looked. */
export function NothingFound({
  search,
  clear,
  children,
}: {
  search: string
  clear: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchX}
      title={t("kit.search.nothing", { search })}
      action={<Button onClick={clear}>{t("kit.search.clear")}</Button>}
    >
      {children}
    </EmptyState>
  )
}
