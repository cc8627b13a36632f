import { useTranslation } from "react-i18next"
import { Link, useLocation } from "wouter"
import { currentIn, type MenuGroup, type MenuScreen } from "./menu.ts"

/** The whole menu by group: in the sidebar and in the sheet 'Meer'. */
export function MenuLinks({
  menu,
  level: Heading,
  onGo,
}: {
  menu: MenuGroup[]
  level: "h2" | "h3"
  onGo?: () => void
}) {
  const { t } = useTranslation()
  const [here] = useLocation()
  const current = currentIn(menu, here)
  return menu.map(({ group, screens }) => (
    <div key={group} className="menu-group">
      <Heading>{t(`shell.groups.${group}`)}</Heading>
      <ul className="plain">
        {screens.map((screen) => (
          <li key={screen.path}>
            <MenuItem screen={screen} current={screen === current} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

function MenuItem({ screen, current, onGo }: { screen: MenuScreen; current: boolean; onGo?: () => void }) {
  const { t } = useTranslation()
  const { icon: Icon, label } = screen.menu
  return (
    <Link
      href={screen.path}
      className="menu-item row"
      aria-current={current ? "page" : undefined}
      onClick={onGo}
    >
      <Icon aria-hidden size="1.25em" />
      <span>{t(label)}</span>
      <Count screen={screen} />
    </Link>
  )
}

const none = () => undefined

export function Count({ screen }: { screen: MenuScreen }) {
  const { t } = useTranslation()
  const useCount = screen.menu.useCount ?? none
  const count = useCount()
  if (!count) return null
  return (
    <span className="menu-count">
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{t("shell.count", { count })}</span>
    </span>
  )
}
