import { useTranslation } from "react-i18next"
import { useSignedIn } from "../../lib/session.ts"
import { DisplaySwitches } from "./DisplaySwitches.tsx"
import { MenuLinks } from "./MenuLinks.tsx"
import type { MenuGroup } from "./menu.ts"

export function Sidebar({ menu }: { menu: MenuGroup[] }) {
  const { t } = useTranslation()
  const { name } = useSignedIn()
  return (
    <div className="sidebar no-print">
      <nav aria-label={t("shell.menu")}>
        <MenuLinks menu={menu} level="h2" />
      </nav>
      <aside className="sidebar-foot" aria-label={t("shell.display.title")}>
        <DisplaySwitches />
        <p className="muted">{t("shell.account", { name })}</p>
      </aside>
    </div>
  )
}
