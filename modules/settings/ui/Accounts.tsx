import { useTranslation } from "react-i18next"
import type { User } from "#modules/access/schema.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { useAccounts } from "./hooks.ts"
import { NewAccount } from "./NewAccount.tsx"

/** As module access calls the account of the shared password. */
const sharedUsername = "kantoor"

/** Who can log in, and letting someone in. Only for the owner. */
export function Accounts() {
  const { t } = useTranslation()
  const accounts = useAccounts()
  return (
    <>
      <Card title={t("settings.accounts.title")} className="settings-card">
        <p className="muted">{t("settings.accounts.intro")}</p>
        <Loaded from={accounts} skeleton={<Skeleton lines={3} height="4rem" />}>
          {(known) => (
            <ul className="lines roomy" aria-label={t("settings.accounts.list")}>
              {known.map((account) => (
                <Account key={account.id} account={account} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <NewAccount />
    </>
  )
}

function Account({ account: { id, name, username, role } }: { account: User }) {
  const { t } = useTranslation()
  const me = useSignedIn()
  return (
    <li className="split">
      <div className="stack flush">
        <p>
          <strong>{name}</strong>{" "}
          {id === me.id && <span className="muted">({t("settings.accounts.you")})</span>}
        </p>
        <p className="muted">
          {username === sharedUsername ? (
            t("settings.accounts.shared")
          ) : (
            <>
              <span className="visually-hidden">{t("settings.accounts.username")}: </span>
              {username}
            </>
          )}
        </p>
      </div>
      <Badge tone={role === "owner" ? "info" : "neutral"}>{t(`settings.accounts.role.${role}`)}</Badge>
    </li>
  )
}
