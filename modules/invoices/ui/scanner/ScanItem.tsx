import { Download, Trash2, Undo2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Status } from "#ui/kit/Status.tsx"
import { useSignedIn } from "#ui/lib/session.ts"
import { rowTarget } from "#ui/list/rowFocus.ts"
import type { ScanRow } from "../../scans/schema.ts"
import { isUnderway, useDiscard, useRestore } from "./hooks.ts"
import { ReadingProgress } from "./ReadingProgress.tsx"
import { ScanFacts } from "./ScanFacts.tsx"
import type { ScanPile } from "./scanList.ts"
import { scanMark, scanName, scanRowId } from "./scanRow.ts"
import { type MovedScans, offerWayBack } from "./wayBack.ts"

interface ScanItemProps {
  scan: ScanRow
  pile: ScanPile
  moved: MovedScans
}

/** One scan in a list; the office opens it by pressing it anywhere. */
export function ScanItem({ scan, pile, moved }: ScanItemProps) {
  const { t } = useTranslation()
  const manager = reaches(useSignedIn().role, "manager")
  const { id, state, failure, url, fileName } = scan
  const name = scanName(scan)
  const opens = manager && pile === "open"
  // The pile's own name says it already.
  const usual = manager && (pile === "open" ? "read" : "discarded")
  return (
    <li id={scanRowId(id)} className={opens ? "scan-row scan-row-opens stack" : "scan-row stack"}>
      <div className="scan-row-head split">
        <h3>
          {opens ? (
            <Link {...rowTarget} href={`/invoice-ocr/${id}`} className="cover-link">
              {name}
              <span className="visually-hidden"> {scanMark(scan)}</span>
            </Link>
          ) : (
            name
          )}
        </h3>
        {state !== usual && <Status of={`scan.${state}`} />}
      </div>
      <ScanFacts scan={scan} />
      {isUnderway(scan) && <ReadingProgress scan={scan} />}
      {state === "failed" && <p className="scan-fault">{failure ?? t("invoices.scans.failedText")}</p>}
      <div className="scan-row-actions no-print">
        <a {...(!opens && rowTarget)} href={url} download={fileName} className="button button-plain">
          <Download aria-hidden size="1.2em" />
          {t("invoices.scans.save")}
          <span className="visually-hidden"> {fileName}</span>
        </a>
        {state !== "posted" && <MoveButton scan={scan} pile={pile} moved={moved} />}
      </div>
    </li>
  )
}

function MoveButton({ scan, pile, moved }: ScanItemProps) {
  const { t } = useTranslation()
  const discard = useDiscard()
  const restore = useRestore()
  const { act, busy } = pile === "open" ? discard : restore
  const Icon = pile === "open" ? Trash2 : Undo2

  async function move() {
    const now = await act(scan.id)
    if (now) moved.remember({ ...scan, state: now.state }, offerWayBack(scan, pile, moved))
  }

  return (
    <Button variant="plain" busy={busy} onClick={move}>
      <Icon aria-hidden size="1.2em" />
      {t(`invoices.scans.${pile === "open" ? "discard" : "restore"}`)}
      <span className="visually-hidden">
        {" "}
        {scanName(scan)} {scanMark(scan)}
      </span>
    </Button>
  )
}
