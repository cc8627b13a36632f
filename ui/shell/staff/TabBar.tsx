import { Download, FilePlus, type LucideIcon, Menu, Plus, ScanText, Sparkles, Timer } from "lucide-react"
import { type ReactNode, useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Dialog } from "../../kit/Dialog.tsx"
import { install, isInstalledByHand } from "../../lib/install.ts"
import { useHasScreen } from "../../lib/office.ts"
import { useSignedIn } from "../../lib/session.ts"
import { DisplaySwitches } from "./DisplaySwitches.tsx"
import { Count, MenuLinks } from "./MenuLinks.tsx"
import { isCurrent, isDaily, type MenuGroup, type MenuScreen, tabsOf } from "./menu.ts"

type Sheet = "create" | "more"

/** The phone's menu: within reach of a thumb. */
export function TabBar({ menu }: { menu: MenuGroup[] }) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<Sheet>()
  const close = () => setSheet(undefined)
  const [first, ...rest] = tabsOf(menu)
  return (
    <nav className="tabs" aria-label={t("shell.tabs")}>
      {first && <TabLink screen={first} />}
      {rest[0] && <TabLink screen={rest[0]} />}
      <TabButton icon={Plus} onClick={() => setSheet("create")} open={sheet === "create"} create>
        {t("shell.tab.create")}
      </TabButton>
      {rest[1] && <TabLink screen={rest[1]} />}
      <TabButton icon={Menu} onClick={() => setSheet("more")} open={sheet === "more"}>
        {t("shell.tab.more")}
      </TabButton>
      <CreateSheet open={sheet === "create"} close={close} />
      <MoreSheet open={sheet === "more"} close={close} menu={menu} />
    </nav>
  )
}

function TabLink({ screen }: { screen: MenuScreen }) {
  const { t } = useTranslation()
  const [here] = useLocation()
  const { icon: Icon, label, group } = screen.menu
  return (
    <Link href={screen.path} className="tab" aria-current={isCurrent(screen, here) ? "page" : undefined}>
      <Icon aria-hidden />
      <span className="tab-label">{isDaily(group) ? t(`shell.tab.${group}`) : t(label)}</span>
      <Count screen={screen} />
    </Link>
  )
}

interface TabButtonProps {
  icon: LucideIcon
  onClick: () => void
  open: boolean
  create?: boolean
  children: ReactNode
}

function TabButton({ icon: Icon, onClick, open, create = false, children }: TabButtonProps) {
  return (
    <button
      type="button"
      className={create ? "tab tab-create" : "tab"}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
    >
      <span className="tab-icon">
        <Icon aria-hidden />
      </span>
      <span className="tab-label">{children}</span>
    </button>
  )
}

/** What one begins with most, on the move first. */
const ways = [
  { name: "hours", href: "/gps-tracking", screen: "/gps-tracking", icon: Timer },
  { name: "scan", href: "/invoice-ocr", screen: "/invoice-ocr", icon: ScanText },
  { name: "quote", href: "/offerte-aanvraag", icon: FilePlus },
  { name: "quotation", href: "/chatgpt-quotation", screen: "/chatgpt-quotation", icon: Sparkles },
] as const

function CreateSheet({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  return (
    <Dialog open={open} onClose={close} title={t("shell.create.title")}>
      <ul className="plain">
        {ways
          .filter((way) => !("screen" in way) || hasScreen(way.screen))
          .map(({ name, href, icon: Icon }) => (
            <li key={name}>
              <Link href={href} className="menu-item row" onClick={close}>
                <Icon aria-hidden size="1.25em" />
                <span>{t(`shell.create.${name}`)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}

function MoreSheet({ open, close, menu }: { open: boolean; close: () => void; menu: MenuGroup[] }) {
  const { t } = useTranslation()
  const { name } = useSignedIn()
  return (
    <Dialog open={open} onClose={close} title={t("shell.more.title")}>
      <MenuLinks menu={menu} level="h3" onGo={close} />
      <DisplaySwitches />
      <InstallOffer />
      <p className="muted">{t("shell.account", { name })}</p>
    </Dialog>
  )
}

/** Nothing where the browser can't, or where it is done. */
function InstallOffer() {
  const { t } = useTranslation()
  const offered = useSyncExternalStore(install.subscribe, install.get)
  if (isInstalledByHand()) return <p className="install">{t("shell.install.iphone")}</p>
  if (!offered) return null
  return (
    <button type="button" className="button button-secondary install" onClick={() => void install.ask()}>
      <Download aria-hidden size="1.2em" />
      {t("shell.install.offer")}
    </button>
  )
}
