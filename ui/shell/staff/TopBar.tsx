import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Logo } from "../../kit/Logo.tsx"
import { useCompany } from "../../lib/company.ts"
import { useOnline } from "../../lib/online.ts"
import { LogoutButton } from "./LogoutButton.tsx"
import { Messages, type Waiting } from "./Messages.tsx"

interface TopBarProps {
  waiting?: Waiting
  logout: () => void
  loggingOut: boolean
}

export function TopBar({ waiting, logout, loggingOut }: TopBarProps) {
  const { t } = useTranslation()
  const { companyName } = useCompany()
  return (
    <header className="staff-top">
      <Link href="/dashboard" className="brand">
        <Logo />
        <span>{companyName || t("shell.home")}</span>
      </Link>
      <OfflinePill />
      <Messages waiting={waiting} />
      <LogoutButton logout={logout} busy={loggingOut} />
    </header>
  )
}

/** Always in sight as long as there is no connection, because nothing that is done now reaches the office. */
function OfflinePill() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <span role="status" className="top-status">
      {!online && <span className="badge badge-warn">{t("shell.offline")}</span>}
    </span>
  )
}
