import { Check } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import { focusWithin, rowTarget } from "#ui/list/rowFocus.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { belongsToProject } from "../../schema.ts"
import { useApprove } from "./hooks.ts"
import { RemindButton } from "./RemindButton.tsx"
import type { MovedHours } from "./wayBack.ts"

export type Opened = "complete" | "contractor" | "correct" | "sendBack" | "reopen" | undefined

interface EntryActionsProps {
  entry: PendingEntry
  moved: MovedHours
  open: (what: Opened) => void
}

/** What can be done with an entry as it stands. The names of buttons say whose it is. */
export function EntryActions({ entry, moved, open }: EntryActionsProps) {
  const { t } = useTranslation()
  const approve = useApprove(moved)
  const { id, version, approved, status, review, person, kind } = entry
  const whose = <span className="visually-hidden"> {t("gps.approvalScreen.of", { person })}</span>

  // What was pressed makes place for what can be done next, which takes the focus over.
  const pressed = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another set of buttons
  useEffect(() => {
    if (pressed.current) focusWithin(place.current)
    pressed.current = false
  }, [approved])

  function press() {
    pressed.current = true
    void approve.act({ entryId: id, version })
  }
  function begin(what: Opened) {
    pressed.current = true
    open(what)
  }

  // It was approved here just now, so that one press takes it back.
  const offer = moved.of(id)?.offer
  if (approved && offer)
    return (
      <div ref={place} className="approval-actions cluster tight no-print">
        <span className="approval-judged row">
          <Check aria-hidden size="1.2em" />
          {t("gps.review.approved")}
        </span>
        <UndoButton {...rowTarget} variant="plain" of={offer}>
          {whose}
        </UndoButton>
      </div>
    )
  if (approved)
    return (
      <div ref={place} className="approval-actions cluster tight no-print">
        <Button {...rowTarget} onClick={() => begin("reopen")}>
          {t("gps.approvalScreen.reopen.title")}
          {whose}
        </Button>
      </div>
    )
  return (
    <div ref={place} className="approval-actions cluster tight no-print">
      {status === "ready" ? (
        <Button {...rowTarget} variant="primary" busy={approve.busy} onClick={press}>
          <Check aria-hidden size="1.2em" />
          {t("gps.approvalScreen.approve")}
          {whose}
        </Button>
      ) : (
        <Button {...rowTarget} variant="primary" onClick={() => begin("complete")}>
          {t("gps.approvalScreen.complete.title")}
          {whose}
        </Button>
      )}
      {review !== "rejected" && (
        <Button variant="plain" onClick={() => begin("sendBack")}>
          {t("gps.approvalScreen.sendBack.title")}
          {whose}
        </Button>
      )}
      <Button variant="plain" onClick={() => begin("correct")}>
        {t("gps.approvalScreen.fix.button")}
        {whose}
      </Button>
      {status === "ready" && belongsToProject(kind) && (
        <Button variant="plain" onClick={() => begin("contractor")}>
          {t("gps.approvalScreen.complete.contractor")}
          {whose}
        </Button>
      )}
      {status === "incomplete" && <RemindButton entry={entry} />}
    </div>
  )
}
