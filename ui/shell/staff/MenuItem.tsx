import type { LucideIcon } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { TextKey } from "../../lib/i18n.ts"
import { Count } from "./Count.tsx"
import type { MenuScreen } from "./menu.ts"

interface MenuItemProps {
  href: string
  label: TextKey
  icon?: LucideIcon
  /** Of which what waits is counted. */
  counted?: MenuScreen[]
  current?: boolean
  onGo?: () => void
}

/** A row that leads somewhere: in the sidebar, in a sheet, in a panel. */
export function MenuItem({ href, label, icon: Icon, counted = [], current = false, onGo }: MenuItemProps) {
  const { t } = useTranslation()
  return (
    <Link href={href} className="menu-item row" aria-current={current ? "page" : undefined} onClick={onGo}>
      {Icon && <Icon aria-hidden size="1.25em" />}
      <span>{t(label)}</span>
      <Count screens={counted} />
    </Link>
  )
}
