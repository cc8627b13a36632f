import { Link } from "wouter"

interface LinkTab {
  href: string
  label: string
  current: boolean
  /** How many things are there; left out when there are none, or as long as it is not known. */
  count?: number
}

/** Parts of one screen beside each other, each with an address of its own: Back returns to the part before. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className="link-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.label} {!!tab.count && <span className="link-tab-count">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  )
}
