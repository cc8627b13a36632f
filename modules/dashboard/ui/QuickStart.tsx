import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { useHasScreen, useOffice } from "#ui/lib/office.ts"
import { SystemStatus } from "./SystemStatus.tsx"

/** What one begins with most often, and whether all that works by itself does. */
export function QuickStart() {
  const { t } = useTranslation()
  const { starts } = useOffice()
  const hasScreen = useHasScreen()
  return (
    <Card sheet title={t("dashboard.start.title")}>
      <ul className="dashboard-start no-print plain">
        {starts
          .filter(({ screen }) => hasScreen(screen))
          .map(({ label, href, icon: Icon }) => (
            <li key={label}>
              <LinkButton href={href}>
                <Icon aria-hidden size="1.2em" /> {t(label)}
              </LinkButton>
            </li>
          ))}
      </ul>
      <SystemStatus />
    </Card>
  )
}
