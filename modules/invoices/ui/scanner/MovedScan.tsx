import { Undo2 } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { Moved } from "#ui/lib/useMoved.ts"
import { focusWithin, rowTarget } from "#ui/list/rowFocus.ts"
import type { ScanRow } from "../../scans/schema.ts"
import { useDiscard, useRestore } from "./hooks.ts"
import type { ScanPile } from "./scanList.ts"
import { scanName, scanRowId } from "./scanRow.ts"

interface MovedScanProps {
  scan: ScanRow
  from: ScanPile
  moved: Moved<ScanRow, ScanPile>
}

/** In the place of a scan that was just thrown away or put back: that it was, and the way back. */
export function MovedScan({ scan, from, moved }: MovedScanProps) {
  const { t } = useTranslation()
  const text = useId()
  const row = useRef<HTMLLIElement>(null)
  const discard = useDiscard()
  const restore = useRestore()
  const { act, busy } = from === "open" ? restore : discard
  useEffect(() => void focusWithin(row.current), [])

  async function takeBack() {
    if (!(await act(scan.id))) return
    flushSync(() => moved.forget(scan.id))
    focusWithin(document.getElementById(scanRowId(scan.id)))
  }

  return (
    <li ref={row} className="scan-row scan-row-moved">
      <p id={text}>
        {t(`invoices.scans.${from === "open" ? "discarded" : "restored"}`, { name: scanName(scan) })}
      </p>
      <Button {...rowTarget} aria-describedby={text} busy={busy} onClick={takeBack}>
        <Undo2 aria-hidden size="1.2em" />
        {t("invoices.scans.undo")}
      </Button>
    </li>
  )
}
