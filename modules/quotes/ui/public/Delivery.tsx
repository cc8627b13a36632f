import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import type { Receipt } from "./draft.ts"
import { usePost } from "./post.ts"
import type { Sending } from "./sending.ts"

export const sendId = "versturen"

/** The button that sends, and how far the request is. */
export function Delivery({ due, sending }: { due: boolean; sending: Sending }) {
  const { t } = useTranslation()
  const busy = sending.state === "photos" || sending.state === "request"
  const waits = due && !busy
  if (sending.state === "earlier") return <Earlier receipt={sending.receipt} />
  return (
    <div className="delivery">
      <Notice tone="warn">
        {waits && (
          <>
            <p>
              <strong>{t("wizard.sending.dueTitle")}</strong>
            </p>
            <p>{t("wizard.sending.due")}</p>
          </>
        )}
      </Notice>
      <div role="status">{busy && <Underway sending={sending} />}</div>
      <div className="actions">
        <Button
          id={sendId}
          variant="accent"
          type="submit"
          busy={busy}
          busyLabel={t("wizard.sending.request")}
        >
          {t(waits ? "wizard.contact.again" : "wizard.contact.submit")}
        </Button>
      </div>
      <p className="muted">
        {t("wizard.contact.privacy")} <a href="/privacy">{t("wizard.contact.privacyLink")}</a>
      </p>
    </div>
  )
}

function Underway({ sending }: { sending: Sending }) {
  const { t } = useTranslation()
  if (sending.state !== "photos") return <p>{t("wizard.sending.request")}</p>
  const { number, count } = sending
  const label = t("wizard.sending.photo", { number, count })
  return <Progress value={Math.round(((number - 1) / (count + 1)) * 100)} label={label} />
}

/** What the visitor changed is not in what arrived: the choice is his, so nothing is sent twice behind his back. */
function Earlier({ receipt }: { receipt: Receipt | undefined }) {
  const { t } = useTranslation()
  const { sender } = usePost()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className="delivery">
      <Card title={t("wizard.sending.earlierTitle")}>
        <p>
          {receipt
            ? t("wizard.sending.earlier", { reference: receipt.reference })
            : t("wizard.sending.earlierUnknown")}
        </p>
        <div className="actions">
          <Button variant="primary" onClick={() => void sender.sendAsNew()}>
            {t("wizard.sending.asNew")}
          </Button>
          {receipt && (
            <Button onClick={() => void sender.settle(receipt)}>{t("wizard.sending.settle")}</Button>
          )}
        </div>
      </Card>
    </div>
  )
}
