import type { ReactNode } from "react"
import { Link } from "wouter"
import { brandOf } from "#src/shared/brand.ts"
import { Logo } from "../../kit/Logo.tsx"
import { useCompany } from "../../lib/company.ts"
import type { Waiting } from "../../lib/module.ts"
import { AccountMenu } from "./Account.tsx"
import { CreateMenu } from "./Create.tsx"
import { LogoutButton } from "./LogoutButton.tsx"
import { Messages } from "./Messages.tsx"
import type { MenuScreen } from "./menu.ts"
import { SyncState } from "./SyncState.tsx"
import { UpdateNotice } from "./UpdateNotice.tsx"

interface TopBarProps {
  /** The screens under one's name. */
  own: MenuScreen[]
  waiting?: Waiting
  timer?: ReactNode
  search?: ReactNode
  logout: () => void
  loggingOut: boolean
}

export function TopBar({ own, waiting, timer, search, logout, loggingOut }: TopBarProps) {
  const { companyName } = useCompany()
  return (
    <header className="staff-top row no-print">
      <Link href="/dashboard" className="brand">
        <Logo />
        <span>{brandOf(companyName)}</span>
      </Link>
      {search}
      {timer}
      <div className="top-status">
        <SyncState />
        <UpdateNotice />
      </div>
      <CreateMenu />
      <Messages waiting={waiting} />
      <AccountMenu screens={own} />
      <LogoutButton logout={logout} busy={loggingOut} />
    </header>
  )
}
