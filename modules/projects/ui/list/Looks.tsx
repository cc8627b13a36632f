import { LayoutGrid, Rows3 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { ViewOf } from "#ui/list/useListView.ts"
import type { projectList } from "./projectList.tsx"

const looks = [
  { look: "", name: "cards", icon: LayoutGrid },
  { look: "tabel", name: "table", icon: Rows3 },
] as const

export const isTable = ({ choices }: ViewOf<typeof projectList>) => choices.look === "tabel"

/** The choice between cards and a table. */
export function Looks({ view }: { view: ViewOf<typeof projectList> }) {
  const { t } = useTranslation()
  return (
    <nav className="list-looks" aria-label={t("projects.list.looks")}>
      {looks.map(({ look, name, icon: Icon }) => (
        <Link
          key={name}
          href={view.choiceHref("look", look)}
          replace
          aria-label={t(`projects.list.look.${name}`)}
          title={t(`projects.list.look.${name}`)}
          aria-current={isTable(view) === (name === "table") ? "true" : undefined}
        >
          <Icon aria-hidden size="1.25em" />
        </Link>
      ))}
    </nav>
  )
}
