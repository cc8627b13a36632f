import { type FocusEvent, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { LeaveGuard } from "#ui/kit/LeaveGuard.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Scan } from "../../scans/schema.ts"
import { useScans } from "../scanner/hooks.ts"
import { FieldGroups } from "./FieldGroups.tsx"
import { Head } from "./Head.tsx"
import { waitingBeside } from "./hooks.ts"
import { Lines } from "./lines/Lines.tsx"
import { NotPosted } from "./NotPosted.tsx"
import { PostBar } from "./PostBar.tsx"
import { Document } from "./page/Document.tsx"
import { Remarks } from "./Remarks.tsx"
import { marksOf, sortSlots } from "./slots.ts"
import { sumsOf } from "./sums.ts"
import { useOnward } from "./useOnward.ts"
import { type After, usePosting } from "./usePosting.ts"
import { useReviewForm } from "./useReviewForm.ts"
import { useReviewKeys } from "./useReviewKeys.ts"
import { useWarnings } from "./useWarnings.ts"
import { WarningList } from "./WarningList.tsx"

/** An invoice beside its page: what was read is looked at, mended where needed, and posted by a person. */
export function Workbench({ scan: newest, realEstate }: { scan: Scan; realEstate: boolean }) {
  const { t } = useTranslation()
  // A poll tells the same again: only another state is news, and that is another screen.
  const [scan] = useState(newest)
  const form = useReviewForm(scan, realEstate)
  const warnings = useWarnings(scan.id, form.settled)
  const posting = usePosting(scan, form, warnings)
  const [after, setAfter] = useState<After>()
  const [focused, setFocused] = useState<string>()
  const waiting = waitingBeside(useScans().data ?? [], scan.id).length
  const groups = useMemo(() => sortSlots(scan.suggestion), [scan])
  const marks = useMemo(() => marksOf(scan.suggestion), [scan])
  const sums = useMemo(() => sumsOf(form.settled), [form.settled])
  const walk = useOnward(groups.first)
  // What was folded at first stays as it was: it folds by itself only while nobody works on it.
  const [linesFine] = useState(() => sumsOf(form.typed).wrong.length === 0)

  const latest = useRef({ form, posting, warnings })
  latest.current = { form, posting, warnings }
  function post(next: After) {
    // What stands in a field that is still being typed in counts too.
    flushSync(() => document.activeElement instanceof HTMLInputElement && commit(document.activeElement))
    const now = latest.current
    if (now.warnings.unseen.length > 0) return toWarnings()
    if (!now.form.check(now.form.typed)) return
    setAfter(next)
    void now.posting.act(next)
  }
  useReviewKeys({ post, onward: walk.onward })

  const [pick] = useState(() => (at: string) => {
    const slot = document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(at)}"]`)
    const control = slot?.querySelector<HTMLElement>("input, select")
    control?.focus({ preventScroll: true })
    slot?.scrollIntoView({ block: "center" })
  })
  const focus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(target.closest<HTMLElement>("[data-slot]")?.dataset.slot)

  return (
    <article className="review">
      <Head scan={scan} waiting={waiting} />
      <div className="review-columns stack loose">
        <Document scan={scan} marks={marks} focused={focused} onPick={pick} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks which of its fields has the focus */}
        <div className="review-fields stack roomy" onFocus={focus}>
          <Remarks scan={scan} form={form} />
          <NotPosted form={form} error={posting.error} />
          <WarningList warnings={warnings} />
          <FieldGroups scan={scan} form={form} groups={groups} checked={walk.checked} sums={sums} />
          <Lines typed={form.typed} faults={form.faults} change={form.change} fine={linesFine} />
          <Notice tone="info">{form.dirty && t("invoices.review.dirty")}</Notice>
          <PostBar
            sums={sums}
            unchecked={scan.suggestion ? walk.unchecked : 0}
            unseen={warnings.unseen.length}
            waiting={waiting}
            busy={posting.busy ? after : undefined}
            post={post}
            toWarnings={toWarnings}
          />
        </div>
      </div>
      {/* What a closed tab leaves behind is kept; who leaves without saving was told that it is gone. */}
      <LeaveGuard when={form.dirty} onLeave={form.done} />
    </article>
  )
}

function toWarnings() {
  const first = document.querySelector<HTMLElement>("[data-warning]:not(:checked)")
  first?.focus({ preventScroll: true })
  first?.closest("li")?.scrollIntoView({ block: "center" })
}

/** Leaves a field, which takes what was typed in it, and comes back. */
function commit(field: HTMLInputElement) {
  field.blur()
  field.focus({ preventScroll: true })
}
