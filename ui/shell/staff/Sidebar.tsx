import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { MenuItem } from "./MenuItem.tsx"
import { currentIn, type Entry, type MenuScreen } from "./menu.ts"

/** The menu beside the screen: the work, and of the work one is in what belongs to it. */
export function Sidebar({ menu }: { menu: Entry[] }) {
  const { t } = useTranslation()
  const [here] = useLocation()
  const current = currentIn(menu, here)
  return (
    <nav className="sidebar no-print" aria-label={t("shell.menu")}>
      <ul className="plain">
        {menu.map((entry) => (
          <li key={entry.name}>
            <EntryItem entry={entry} current={current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EntryItem({ entry, current }: { entry: Entry; current: MenuScreen | undefined }) {
  const { label, icon, screens } = entry
  const [first] = screens
  const isOpen = screens.some((screen) => screen === current)
  return (
    <>
      <MenuItem
        href={first!.path}
        label={label}
        icon={icon}
        counted={screens}
        current={isOpen && screens.length === 1}
      />
      {isOpen && screens.length > 1 && (
        <ul className="menu-within plain">
          {screens.map((screen) => (
            <li key={screen.path}>
              <MenuItem
                href={screen.path}
                label={screen.menu.label}
                counted={[screen]}
                current={screen === current}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
