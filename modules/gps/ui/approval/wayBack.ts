import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { type Offer, offerUndo, type Undoable, wayBack, withdrawUndo } from "#ui/lib/undo.ts"
import type { Moved } from "#ui/lib/useMoved.ts"
import { focusWithin } from "#ui/list/rowFocus.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { api } from "./api.ts"
import { affectedPaths } from "./paths.ts"

/** What was judged here and keeps its place; an approval with its way back. */
export type MovedHours = Moved<PendingEntry>

export const rowId = (id: number) => `uren-${id}`

/** Offers to take back one approval that was made here just now. */
export const offerReopening = (entry: PendingEntry, moved: MovedHours): Offer =>
  offerUndo(reopening(entry, () => moved.forget(entry.id)))

/** Of several: the bar offers to take all of them back, and each keeps its own way back in its place. */
export function offerReopeningAll(entries: readonly PendingEntry[], moved: MovedHours): void {
  let still = entries
  let key = newKey()
  let changed = 0
  const all = offerUndo({
    ...told(entries[0]!),
    said: t("gps.approvalScreen.doneMany", { count: entries.length }),
    async back() {
      const wish = { entries: still.map(({ id, version }) => ({ id, version })), reason: reason() }
      changed = (await api.reopenMany(wish, key)).left.length
    },
    undone: () =>
      changed > 0
        ? t("gps.approvalScreen.reopenedPartly", { count: changed })
        : t("gps.approvalScreen.reopened"),
    done() {
      for (const { id } of still) moved.forget(id)
    },
  })
  for (const entry of entries) moved.remember(entry, wayBack(reopening(entry, () => leaveOut(entry))))

  /** It was taken back in its place. */
  function leaveOut(entry: PendingEntry) {
    moved.forget(entry.id)
    still = still.filter((each) => each !== entry)
    key = newKey()
    if (still.length === 0) withdrawUndo(all)
  }
}

function reopening(entry: PendingEntry, done: () => void): Undoable {
  const { id, version, person } = entry
  const key = newKey()
  return {
    ...told(entry),
    said: t("gps.approvalScreen.approved", { person }),
    back: () => api.reopen(id, { version, reason: reason() }, key),
    done,
  }
}

const told = ({ id }: PendingEntry) => ({
  refreshes: affectedPaths,
  undone: t("gps.approvalScreen.reopened"),
  failed: t("gps.approvalScreen.reopenFailed"),
  focus: () => void focusWithin(document.getElementById(rowId(id))),
})

const reason = () => t("gps.approvalScreen.undoReason")
