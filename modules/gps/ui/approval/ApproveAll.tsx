import { CheckCheck } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { ManyApproved, PendingEntry } from "../../approval/schema.ts"
import { hoursText } from "../timer/hoursText.ts"
import { minutesOf } from "./groups.ts"
import { useApproveMany } from "./hooks.ts"

/** At most so many at once. */
const mostAtOnce = 500

/** Approves all in sight that miss nothing, after saying how much that is. */
export function ApproveAll({
  entries,
  onApproved,
}: {
  entries: PendingEntry[]
  onApproved: (ids: number[]) => void
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [left, setLeft] = useState<ManyApproved["left"]>([])
  const approve = useApproveMany(onApproved)
  const batch = entries.slice(0, mostAtOnce)
  const people = new Set(batch.map(({ accountId }) => accountId)).size

  async function approveAll() {
    const done = await approve.act(batch)
    if (!done) return
    setLeft(done.left)
    setAsking(false)
  }

  return (
    <div className="approve-all">
      {entries.length > 0 && (
        <Button variant="primary" onClick={() => setAsking(true)}>
          <CheckCheck aria-hidden size="1.2em" />
          {t("gps.approvalScreen.all.button")}
        </Button>
      )}
      <Notice tone="warn">
        {left.length > 0 && (
          <p>
            {t("gps.approvalScreen.all.left", { count: left.length })} {left[0]!.error}
          </p>
        )}
      </Notice>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("gps.approvalScreen.all.ask")}
        actions={
          <>
            <Button variant="primary" busy={approve.busy} onClick={approveAll}>
              {t("gps.approvalScreen.all.yes", { count: batch.length })}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("gps.approvalScreen.cancel")}</Button>
          </>
        }
      >
        <p>
          {t("gps.approvalScreen.all.text", {
            count: batch.length,
            hours: hoursText(minutesOf(batch)),
            people: t("gps.approvalScreen.all.people", { count: people }),
          })}
        </p>
        <p className="muted">{t("gps.approvalScreen.all.note")}</p>
      </Dialog>
    </div>
  )
}
