import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Popover } from "../../kit/Popover.tsx"
import { useHasScreen, useOffice } from "../../lib/office.ts"
import { MenuItem } from "./MenuItem.tsx"

/** '+ Nieuw' in the top bar; on a phone its list opens from the bar at the bottom. */
export function CreateMenu() {
  const { t } = useTranslation()
  const name = t("shell.create")
  return (
    <Popover
      className="button create"
      label={name}
      button={
        <>
          <Plus aria-hidden size="1.2em" /> {name}
        </>
      }
    >
      <CreateList />
    </Popover>
  )
}

/** What the modules let one begin with. */
export function CreateList({ onGo }: { onGo?: () => void }) {
  const { starts } = useOffice()
  const hasScreen = useHasScreen()
  return (
    <ul className="plain">
      {starts
        .filter(({ screen }) => hasScreen(screen))
        .map(({ label, href, icon }) => (
          <li key={label}>
            <MenuItem href={href} label={label} icon={icon} onGo={onGo} />
          </li>
        ))}
    </ul>
  )
}
