import { CheckCheck } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useSelection } from "#ui/list/useSelection.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { ApproveDialog } from "./ApproveDialog.tsx"
import type { ApprovalView } from "./approvalList.ts"
import { mostAtOnce, useApproveMany } from "./hooks.ts"
import type { MovedHours } from "./wayBack.ts"

/** Approves all in sight that miss nothing, after saying how much that is. */
export function ApproveAll({
  view,
  entries,
  moved,
}: {
  view: ApprovalView
  entries: PendingEntry[]
  moved: MovedHours
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { ticked, take, done, refused } = useSelection(view, entries)
  const approve = useApproveMany(moved)

  function ask() {
    take(entries.slice(0, mostAtOnce))
    setAsking(true)
  }
  async function approveAll() {
    const judged = await approve.act(ticked)
    if (!judged) return
    done(judged.left.map(({ id, error }) => ({ key: id, why: error })))
    setAsking(false)
  }

  return (
    <div className="stack tight no-print">
      {entries.length > 0 && (
        <Button variant="primary" onClick={ask}>
          <CheckCheck aria-hidden size="1.2em" />
          {t("gps.approvalScreen.all.button")}
        </Button>
      )}
      <Notice tone="warn">
        {refused.length > 0 && (
          <p>
            {t("gps.approvalScreen.all.left", { count: refused.length })} {refused[0]!.why}
          </p>
        )}
      </Notice>
      {asking && (
        <ApproveDialog
          entries={ticked}
          busy={approve.busy}
          onApprove={approveAll}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
