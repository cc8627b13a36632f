import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Button } from "../../kit/Button.tsx"
import { Logo } from "../../kit/Logo.tsx"
import { useCompany } from "../../lib/company.ts"
import { useOnline } from "../../lib/online.ts"
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
      <Button className="logout" busy={loggingOut} busyLabel={t("shell.loggingOut")} onClick={logout}>
        {t("shell.logout")}
      </Button>
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
