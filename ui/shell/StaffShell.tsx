import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { UndoBar } from "../kit/UndoBar.tsx"
import type { Waiting } from "../lib/module.ts"
import type { StaffScreen } from "../lib/screen.ts"
import { useFoot } from "../lib/useFoot.ts"
import { accountScreens, menuOf } from "./staff/menu.ts"
import { Sidebar } from "./staff/Sidebar.tsx"
import { TabBar } from "./staff/TabBar.tsx"
import { TopBar } from "./staff/TopBar.tsx"

export interface StaffShellProps {
  /** The screens this account may open. */
  screens: StaffScreen[]
  /** What needs someone, behind the bell. */
  waiting?: Waiting
  /** What runs, in sight on every screen. */
  timer?: ReactNode
  search?: ReactNode
  logout: () => void
  loggingOut: boolean
  children: ReactNode
}

/** Top bar, menu at the side or at the bottom, and the screen between them; at the foot also what can be undone. */
export function StaffShell({
  screens,
  waiting,
  timer,
  search,
  logout,
  loggingOut,
  children,
}: StaffShellProps) {
  const { t } = useTranslation()
  const menu = menuOf(screens)
  const own = accountScreens(screens)
  const foot = useFoot<HTMLDivElement>("--above")
  return (
    <div className="staff">
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      <TopBar
        own={own}
        waiting={waiting}
        timer={timer}
        search={search}
        logout={logout}
        loggingOut={loggingOut}
      />
      <Sidebar menu={menu} />
      <main id="content" className="staff-main" tabIndex={-1}>
        {children}
      </main>
      <div ref={foot} className="staff-foot">
        <UndoBar />
        <TabBar menu={menu} own={own} />
      </div>
    </div>
  )
}
