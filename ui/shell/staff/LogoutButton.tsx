import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../kit/Button.tsx"
import { Dialog } from "../../kit/Dialog.tsx"
import { useOutgoing } from "../../lib/useOutbox.ts"

/** Asks first when something of this person is still on the device alone. */
export function LogoutButton({ logout, busy }: { logout: () => void; busy: boolean }) {
  const { t } = useTranslation()
  const unsent = useOutgoing()
  const [asked, setAsked] = useState(false)

  function leave() {
    setAsked(false)
    logout()
  }

  return (
    <>
      <Button
        className="logout"
        busy={busy}
        busyLabel={t("shell.loggingOut")}
        onClick={() => (unsent.length > 0 ? setAsked(true) : logout())}
      >
        {t("shell.logout")}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t("shell.unsent.title")}
        actions={
          <>
            <Button variant="primary" onClick={() => setAsked(false)}>
              {t("shell.unsent.stay")}
            </Button>
            <Button variant="danger" onClick={leave}>
              {t("shell.unsent.leave")}
            </Button>
          </>
        }
      >
        <p>{t("shell.unsent.kept", { count: unsent.length })}</p>
        {unsent.some(({ kept }) => !kept) && <p>{t("shell.unsent.loose")}</p>}
      </Dialog>
    </>
  )
}
