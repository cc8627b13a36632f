import { useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { AccountMade, type MadeAccount } from "./AccountMade.tsx"
import { NewAccountForm } from "./NewAccountForm.tsx"

/** The form, and after it the password to pass on: it can't be asked for later. */
export function NewAccount() {
  const { t } = useTranslation()
  const [made, setMade] = useState<MadeAccount>()

  function another() {
    flushSync(() => setMade(undefined))
    document.getElementById("new-name")?.focus()
  }

  return (
    <Card title={t("settings.newAccount.title")} className="settings-card">
      {made ? <AccountMade made={made} done={another} /> : <NewAccountForm onMade={setMade} />}
    </Card>
  )
}
