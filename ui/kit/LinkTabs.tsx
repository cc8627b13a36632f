import { type ReactElement, useEffect, useRef } from "react"
import { Link } from "wouter"

interface LinkTab {
  href: string
  label: string
  current: boolean
  /** How many things are there, or what finds that out and shows it as a `TabCount`. */
  count?: number | ReactElement
}

/**
 * Parts of one screen beside each other, each with an address of its own: Back returns to the part before. `line`: parts
 * of one thing, which stand on a line that runs on sideways where it is too narrow.
 */
export function LinkTabs({ label, tabs, line }: { label: string; tabs: readonly LinkTab[]; line?: true }) {
  const nav = useRef<HTMLElement>(null)
  // By its place: the addresses are others at each letter that is searched for, and to measure the page takes long.
  const current = tabs.findIndex((tab) => tab.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another is in the middle
  useEffect(() => bringToMiddle(nav.current!), [current])
  return (
    <nav ref={nav} className={line ? "link-tabs link-tabs-line no-print" : "link-tabs"} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.label} {typeof tab.count === "number" ? <TabCount count={tab.count} /> : tab.count}
        </Link>
      ))}
    </nav>
  )
}

/** Nothing when there are none, or as long as it is not known. */
export const TabCount = ({ count }: { count: number | string | undefined }) =>
  !!count && <span className="link-tab-count">{count}</span>

/** Where the line is too narrow for all, the one where one is may stand outside of it. */
function bringToMiddle(line: HTMLElement) {
  const tab = line.querySelector<HTMLElement>("[aria-current]")
  if (tab) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2
}
