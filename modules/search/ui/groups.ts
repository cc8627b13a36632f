import type { LucideIcon } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useHasScreen, useOffice } from "#ui/lib/office.ts"
import { searchIn } from "#ui/lib/search.ts"
import type { Hit } from "../schema.ts"

/** Something to open: what the server found, a screen, or something to begin with. */
export interface Way {
  key: string
  title: string
  href: string
  icon: LucideIcon | undefined
  hit?: Hit
}

export interface Group {
  name: string
  ways: Way[]
}

const byTitle = searchIn((way: Way) => way.title)
const most = 5

/** What is found, by kind, with what was visited last before all else, and what the office itself has to open. */
export function useGroups(typed: string, hits: Hit[], visited: Hit[]): Group[] {
  const { t } = useTranslation()
  const { screens, starts, finds } = useOffice()
  const hasScreen = useHasScreen()

  const wayTo = (hit: Hit): Way => {
    const { icon, title } = finds[hit.kind] ?? {}
    const name = title ? t(title, { name: hit.title }) : hit.title
    return { key: `${hit.kind} ${hit.id}`, title: name, href: hit.address, icon, hit }
  }
  const opened =
    typed === "" ? visited : visited.flatMap(({ address }) => hits.filter((hit) => hit.address === address))
  const rest = hits.filter((hit) => !opened.includes(hit))
  const found = [...new Set(rest.map(({ kind }) => kind))].map((kind) => ({
    name: finds[kind] ? t(finds[kind].group) : kind,
    ways: rest.filter((hit) => hit.kind === kind).map(wayTo),
  }))
  const actions = starts
    .filter(({ screen }) => hasScreen(screen))
    .map(({ label, href, icon }): Way => ({ key: `do ${href}`, title: t(label), href, icon }))
  const places = screens.flatMap(({ path, menu }): Way[] =>
    menu ? [{ key: `go ${path}`, title: t(menu.label), href: path, icon: menu.icon }] : [],
  )
  return [
    { name: t("search.visited"), ways: opened.map(wayTo) },
    ...found,
    { name: t("search.actions"), ways: typed === "" ? actions : byTitle(actions, typed) },
    { name: t("search.screens"), ways: typed === "" ? [] : byTitle(places, typed).slice(0, most) },
  ].filter(({ ways }) => ways.length > 0)
}
