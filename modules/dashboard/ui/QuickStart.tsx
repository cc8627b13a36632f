import { CalendarDays, FilePlus, FolderPlus, Timer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { useHasScreen } from "#ui/lib/office.ts"

const ways = [
  { name: "quote", href: "/offerte-aanvraag", screen: "/offerte-aanvragen", icon: FilePlus },
  { name: "project", href: "/projects/nieuw", screen: "/projects/nieuw", icon: FolderPlus },
  { name: "hours", href: "/gps-tracking", screen: "/gps-tracking", icon: Timer },
  { name: "plan", href: "/project-timeline", screen: "/project-timeline", icon: CalendarDays },
] as const

/** What one begins with most often. */
export function QuickStart() {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  return (
    <Card title={t("dashboard.start.title")} className="no-print">
      <ul className="dashboard-start">
        {ways
          .filter(({ screen }) => hasScreen(screen))
          .map(({ name, href, icon: Icon }) => (
            <li key={name}>
              <LinkButton href={href}>
                <Icon aria-hidden size="1.2em" /> {t(`dashboard.start.${name}`)}
              </LinkButton>
            </li>
          ))}
      </ul>
    </Card>
  )
}
