import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Popover } from "../../kit/Popover.tsx"
import { useSignedIn } from "../../lib/session.ts"
import { Display } from "./Display.tsx"
import { MenuItem } from "./MenuItem.tsx"
import type { MenuScreen } from "./menu.ts"

/** One's own, under one's name; on a phone it stands in the sheet 'Meer'. */
export function AccountMenu({ screens }: { screens: MenuScreen[] }) {
  const { t } = useTranslation()
  const { name } = useSignedIn()
  return (
    <Popover
      className="button button-plain account-open"
      label={t("shell.account.title", { name })}
      button={
        <>
          <span className="face" aria-hidden>
            {initialsOf(name)}
          </span>
          {name} <ChevronDown aria-hidden size="1.2em" />
        </>
      }
    >
      <Account screens={screens} />
    </Popover>
  )
}

export function Account({ screens, onGo }: { screens: MenuScreen[]; onGo?: () => void }) {
  const { t } = useTranslation()
  const { name, role } = useSignedIn()
  return (
    <section className="account" aria-label={t("shell.account.title", { name })}>
      <p className="split">
        <strong>{name}</strong>
        <span className="muted">{t(`shell.account.roles.${role}`)}</span>
      </p>
      <Display />
      <ul className="plain">
        {screens.map((screen) => (
          <li key={screen.path}>
            <MenuItem
              href={screen.path}
              label={screen.menu.label}
              icon={screen.menu.icon}
              counted={[screen]}
              onGo={onGo}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** First and last: 'Jan van der Berg' is JB. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? "").join("")
}
