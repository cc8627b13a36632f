import { FilePlus, Settings } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"

const ways = [
  { href: "/offerte-aanvraag", name: "quote", icon: FilePlus },
  { href: "/settings", name: "settings", icon: Settings },
] as const

export function Shortcuts() {
  const { t } = useTranslation()
  return (
    <nav className="dashboard-ways" aria-label={t("dashboard.start")}>
      {ways.map(({ href, name, icon: Icon }) => (
        <Link key={name} href={href} className="card dashboard-way">
          <Icon aria-hidden />
          <span>
            <strong>{t(`dashboard.${name}`)}</strong>
            <span className="muted">{t(`dashboard.${name}Text`)}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
