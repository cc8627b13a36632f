import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { useHasScreen, useOffice } from "#ui/lib/office.ts"

/** What one begins with most often. */
export function QuickStart() {
  const { t } = useTranslation()
  const { starts } = useOffice()
  const hasScreen = useHasScreen()
  return (
    <Card title={t("dashboard.start.title")} className="no-print">
      <ul className="dashboard-start stack">
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
    </Card>
  )
}
