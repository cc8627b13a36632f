import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../kit/Button.tsx"
import { outbox } from "../../outbox/outbox.ts"
import { LogoutDialog } from "./LogoutDialog.tsx"

/** Asks first when something of this person is still on the device alone. */
export function LogoutButton({ logout, busy }: { logout: () => void; busy: boolean }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)

  function leave() {
    setAsked(false)
    logout()
  }

  return (
    <>
      <Button
        variant="plain"
        className="logout"
        busy={busy}
        busyLabel={t("shell.loggingOut")}
        onClick={() => (outbox.get().length + outbox.quiet().length > 0 ? setAsked(true) : logout())}
      >
        {t("shell.logout")}
      </Button>
      {asked && <LogoutDialog onStay={() => setAsked(false)} onLeave={leave} />}
    </>
  )
}
