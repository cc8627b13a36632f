import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { PartsGoToo } from "#ui/kit/PartsGoToo.tsx"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Outgoing } from "#ui/outbox/parcel.ts"
import type { EntryParcel } from "./parcels.ts"
import { parcelText } from "./parcelText.ts"
import { useRefusals } from "./useRefusals.ts"

/** What the server would not take: it stays until someone decides. */
export function RefusedList() {
  const { t } = useTranslation()
  const refused = useRefusals()
  return (
    <Notice tone="bad">
      {refused.length > 0 && (
        <>
          <p>{t("gps.timer.refused.title")}</p>
          <ul className="refused-list stack">
            {refused.map((parcel) => (
              <Refused key={parcel.key} parcel={parcel} />
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

function Refused({ parcel }: { parcel: Outgoing }) {
  const { t } = useTranslation()
  const [dropping, setDropping] = useState(false)
  const what = textOf(parcel as unknown as EntryParcel)
  return (
    <li>
      <p>{what}</p>
      <p className="refused-why">{parcel.error}</p>
      <div className="actions">
        <Button className="button-small" onClick={() => outbox.retry([parcel.key])}>
          {t("gps.timer.refused.retry")}
          <span className="visually-hidden">: {what}</span>
        </Button>
        <Button className="button-small" variant="danger" onClick={() => setDropping(true)}>
          {t("gps.timer.refused.drop")}
          <span className="visually-hidden">: {what}</span>
        </Button>
      </div>
      <Dialog
        open={dropping}
        onClose={() => setDropping(false)}
        title={t("gps.timer.refused.dropTitle")}
        actions={
          <>
            <Button variant="primary" onClick={() => setDropping(false)}>
              {t("gps.timer.refused.keep")}
            </Button>
            <Button variant="danger" onClick={() => outbox.remove([parcel.key])}>
              {t("gps.timer.refused.drop")}
            </Button>
          </>
        }
      >
        <p>{t("gps.timer.refused.dropText", { what })}</p>
        <PartsGoToo parts={outbox.partsOf([parcel.key])} />
      </Dialog>
    </li>
  )
}

const textOf = ({ kind, payload }: EntryParcel): string => parcelText[kind](payload as never)
