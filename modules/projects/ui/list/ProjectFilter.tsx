import { LayoutGrid, Rows3 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { LinkTabs } from "#ui/kit/LinkTabs.tsx"
import { SearchField } from "#ui/kit/SearchField.tsx"
import { type Filter, filters } from "./filters.ts"
import type { ProjectsView } from "./useProjectsView.ts"

/** By status and by word, and the choice between cards and a table. */
export function ProjectFilter({
  view,
  counts,
}: {
  view: ProjectsView
  counts: Partial<Record<Filter, number>> | undefined
}) {
  const { t } = useTranslation()
  return (
    <div className="list-filter project-filter">
      <LinkTabs
        label={t("projects.list.filters")}
        tabs={filters.map((filter) => ({
          href: view.filterHref(filter),
          label: t(`projects.list.filter.${filter}`),
          current: filter === view.filter,
          count: counts?.[filter],
        }))}
      />
      <div className="list-find">
        <SearchField label={t("projects.list.search")} value={view.search} onChange={view.seek} />
        <Looks view={view} />
      </div>
    </div>
  )
}

const looks = [
  { table: false, name: "cards", icon: LayoutGrid },
  { table: true, name: "table", icon: Rows3 },
] as const

function Looks({ view }: { view: ProjectsView }) {
  const { t } = useTranslation()
  return (
    <nav className="list-looks" aria-label={t("projects.list.looks")}>
      {looks.map(({ table, name, icon: Icon }) => (
        <Link
          key={name}
          href={view.lookHref(table)}
          replace
          aria-label={t(`projects.list.look.${name}`)}
          title={t(`projects.list.look.${name}`)}
          aria-current={table === view.table ? "true" : undefined}
        >
          <Icon aria-hidden size="1.25em" />
        </Link>
      ))}
    </nav>
  )
}
