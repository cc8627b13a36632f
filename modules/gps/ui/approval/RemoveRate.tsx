import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import type { CostRate } from "../../approval/schema.ts"
import { useRemoveRate } from "./hooks.ts"

/** Takes the newest rate of a person away, after asking. */
export function RemoveRate({ rate: { id, since }, person }: { rate: CostRate; person: string }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const remove = useRemoveRate()
  const about = { person, day: formatDay(since) }
  return (
    <>
      <Button variant="plain" className="button-small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size="1.2em" />
        {t("gps.approvalScreen.rates.remove")}
        <span className="visually-hidden"> {t("gps.approvalScreen.rates.removeOf", about)}</span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("gps.approvalScreen.rates.ask")}
        actions={
          <>
            <Button
              variant="danger"
              busy={remove.busy}
              onClick={async () => {
                if (!(await remove.act(id))) setAsking(false)
              }}
            >
              {t("gps.approvalScreen.rates.remove")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("gps.approvalScreen.cancel")}</Button>
          </>
        }
      >
        <p>{t("gps.approvalScreen.rates.askText", about)}</p>
      </Dialog>
    </>
  )
}
