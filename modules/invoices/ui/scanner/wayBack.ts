import { t } from "#ui/lib/i18n.ts"
import { type Offer, offerUndo } from "#ui/lib/undo.ts"
import type { Moved } from "#ui/lib/useMoved.ts"
import { focusWithin } from "#ui/list/rowFocus.ts"
import type { ScanRow } from "../../scans/schema.ts"
import { scansPath } from "../review/hooks.ts"
import { api } from "./api.ts"
import type { ScanPile } from "./scanList.ts"
import { scanName, scanRowId } from "./scanRow.ts"

export type MovedScans = Moved<ScanRow>

/** Says that a scan was thrown away or put back, with the way back. */
export const offerWayBack = (scan: ScanRow, from: ScanPile, moved: MovedScans): Offer =>
  offerUndo({
    said: t(`invoices.scans.${from === "open" ? "discarded" : "restored"}`, { name: scanName(scan) }),
    back: () => (from === "open" ? api.restore(scan.id) : api.discard(scan.id)),
    refreshes: [scansPath],
    failed: t(`invoices.scans.${from === "open" ? "restoreFailed" : "discardFailed"}`),
    done: () => moved.forget(scan.id),
    focus: () => focusWithin(document.getElementById(scanRowId(scan.id))),
  })
