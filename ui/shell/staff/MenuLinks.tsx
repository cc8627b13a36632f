import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { MenuItem } from "./MenuItem.tsx"
import { currentIn, type Entry } from "./menu.ts"

/** The whole menu, every screen of it, for a sheet. */
export function MenuLinks({ menu, onGo }: { menu: Entry[]; onGo: () => void }) {
  const { t } = useTranslation()
  const [here] = useLocation()
  const current = currentIn(menu, here)
  return menu.map(({ name, label, screens }) => (
    <div key={name} className="menu-group">
      {screens.length > 1 && <h3>{t(label)}</h3>}
      <ul className="plain">
        {screens.map((screen) => (
          <li key={screen.path}>
            <MenuItem
              href={screen.path}
              label={screen.menu.label}
              icon={screen.menu.icon}
              counted={[screen]}
              current={screen === current}
              onGo={onGo}
            />
          </li>
        ))}
      </ul>
    </div>
  ))
}
