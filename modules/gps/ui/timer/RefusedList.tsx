import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { PartsGoToo } from "#ui/kit/PartsGoToo.tsx"
import type { Outgoing } from "#ui/outbox/item.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { EntryItem } from "./items.ts"
import { itemText } from "./itemText.ts"
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
            {refused.map((item) => (
              <Refused key={item.key} item={item} />
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

function Refused({ item }: { item: Outgoing }) {
  const { t } = useTranslation()
  const [dropping, setDropping] = useState(false)
  const what = textOf(item as unknown as EntryItem)
  return (
    <li>
      <p>{what}</p>
      <p className="refused-why">{item.error}</p>
      <div className="actions">
        <Button className="button-small" onClick={() => outbox.retry([item.key])}>
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
            <Button variant="danger" onClick={() => outbox.remove([item.key])}>
              {t("gps.timer.refused.drop")}
            </Button>
          </>
        }
      >
        <p>{t("gps.timer.refused.dropText", { what })}</p>
        <PartsGoToo parts={outbox.partsOf([item.key])} />
      </Dialog>
    </li>
  )
}

const textOf = ({ kind, payload }: EntryItem): string => itemText[kind](payload as never)
