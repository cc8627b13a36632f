import { SearchX } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "./Button.tsx"
import { EmptyState } from "./EmptyState.tsx"

/** In the place of a list in which a search finds nothing; `children` says where it looked. */
export function NothingFound({
  search,
  clear,
  title,
  children,
}: {
  search: string
  clear: () => void
  /** In the place of what is searched for. */
  title?: string
  children?: ReactNode
}) {
  const { t } = useTranslation()

  function searchAnew() {
    clear()
    // The button goes with what it says; who pressed it goes on where he typed.
    document.querySelector<HTMLInputElement>(".search-field input")?.focus()
  }

  return (
    <EmptyState
      icon={SearchX}
      title={title ?? t("kit.search.nothing", { search })}
      action={<Button onClick={searchAnew}>{t("kit.search.clear")}</Button>}
    >
      {children}
    </EmptyState>
  )
}
