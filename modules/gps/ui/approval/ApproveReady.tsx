import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { NoticeActProps } from "#ui/lib/module.ts"
import { noticesPath, refresh } from "#ui/lib/swr.tsx"
import { useMoved } from "#ui/lib/useMoved.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { ApproveDialog } from "./ApproveDialog.tsx"
import { isReady } from "./approvalList.ts"
import { mostAtOnce, useApproveMany, usePending } from "./hooks.ts"

/** 'Keur 36': approves what is complete without leaving the screen, after saying how much that is. */
export default function ApproveReady({ notice, variant, className, children }: NoticeActProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const ready = Number(notice.values.ready ?? 0)
  if (ready === 0)
    return (
      <LinkButton href={notice.href} variant={variant} className={className}>
        {t("gps.approvalScreen.now.complete")}
        {children}
      </LinkButton>
    )
  return (
    <>
      <Button variant={variant} className={className} onClick={() => setAsking(true)}>
        {t("gps.approvalScreen.now.approve", { count: Math.min(ready, mostAtOnce) })}
        {children}
      </Button>
      {asking && <Asking onClose={() => setAsking(false)} />}
    </>
  )
}

/** The hours are read now: someone else may have approved them since this screen was drawn. */
function Asking({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const pending = usePending()
  // As they were when one was asked: the list is read again after it.
  const [asked, setAsked] = useState<PendingEntry[]>()
  const read = pending.isValidating ? undefined : pending.data
  if (!asked && read) setAsked(read.filter(isReady).slice(0, mostAtOnce))
  const close = () => {
    void refresh(noticesPath)
    onClose()
  }
  if (asked && asked.length > 0) return <Approving entries={asked} onClose={close} />
  return (
    <Dialog open onClose={close} title={t("gps.approvalScreen.all.ask")}>
      <Loaded from={{ ...pending, data: asked }} skeleton={<Skeleton lines={2} height="1.5rem" />}>
        {() => <p>{t("gps.approvalScreen.now.gone")}</p>}
      </Loaded>
    </Dialog>
  )
}

function Approving({ entries, onClose }: { entries: readonly PendingEntry[]; onClose: () => void }) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<readonly { error: string }[]>([])
  const approve = useApproveMany(useMoved<PendingEntry>())

  async function approveAll() {
    const judged = await approve.act(entries)
    if (judged?.left.length === 0) onClose()
    else if (judged) setLeft(judged.left)
  }

  if (left.length === 0)
    return <ApproveDialog entries={entries} busy={approve.busy} onApprove={approveAll} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t("gps.approvalScreen.all.left", { count: left.length })}>
      <p>{left[0]!.error}</p>
      <LinkButton href="/uren/goedkeuren">{t("gps.approvalScreen.now.look")}</LinkButton>
    </Dialog>
  )
}
