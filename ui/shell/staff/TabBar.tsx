import { Download, type LucideIcon, Menu, Plus } from "lucide-react"
import { type ReactNode, useState, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { Dialog } from "../../kit/Dialog.tsx"
import { install, isInstalledByHand } from "../../lib/install.ts"
import { useSignedIn } from "../../lib/session.ts"
import { Account } from "./Account.tsx"
import { Count } from "./Count.tsx"
import { CreateList } from "./Create.tsx"
import { MenuLinks } from "./MenuLinks.tsx"
import { currentIn, type Entry, type MenuScreen, tabsOf } from "./menu.ts"

type Sheet = "create" | "more"

/** The phone's menu: within reach of a thumb. */
export function TabBar({ menu, own }: { menu: Entry[]; own: MenuScreen[] }) {
  const { t } = useTranslation()
  const { role } = useSignedIn()
  const [here] = useLocation()
  const [sheet, setSheet] = useState<Sheet>()
  const close = () => setSheet(undefined)
  const current = currentIn(menu, here)
  const tab = (entry: Entry | undefined) => entry && <TabLink entry={entry} current={current} />
  const [first, second, third] = tabsOf(menu, role)
  return (
    <nav className="tabs" aria-label={t("shell.tabs")}>
      {tab(first)}
      {tab(second)}
      <TabButton icon={Plus} onClick={() => setSheet("create")} open={sheet === "create"} create>
        {t("shell.create")}
      </TabButton>
      {tab(third)}
      <TabButton icon={Menu} onClick={() => setSheet("more")} open={sheet === "more"}>
        {t("shell.entries.more")}
      </TabButton>
      <Dialog open={sheet === "create"} onClose={close} title={t("shell.create")}>
        <CreateList onGo={close} />
      </Dialog>
      <Dialog open={sheet === "more"} onClose={close} title={t("shell.entries.more")}>
        <MenuLinks menu={menu} onGo={close} />
        <Account screens={own} onGo={close} />
        <InstallOffer />
      </Dialog>
    </nav>
  )
}

function TabLink({ entry, current }: { entry: Entry; current: MenuScreen | undefined }) {
  const { t } = useTranslation()
  const { icon: Icon, label, screens } = entry
  const isHere = screens.some((screen) => screen === current)
  return (
    <Link href={screens[0]!.path} className="tab" aria-current={isHere ? "page" : undefined}>
      <Icon aria-hidden />
      <span className="tab-label">{t(label)}</span>
      <Count screens={screens} />
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
