import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { Scan } from "../../scans/schema.ts"
import { useScan } from "../review/hooks.ts"
import { FailedScan } from "./FailedScan.tsx"
import { isUnderway } from "./hooks.ts"
import { ReadingProgress } from "./ReadingProgress.tsx"
import { ScanResult } from "./ScanResult.tsx"

interface ScanCardProps {
  id: number
  name: string
  /** It was read, or can't be. */
  onSettled: () => void
  onHide: () => void
}

/** One scan from its arrival on: how far the reading is, then what was read. */
export function ScanCard({ id, name, onSettled, onHide }: ScanCardProps) {
  const scan = useScan(id)
  const settled = scan.data !== undefined && !isUnderway(scan.data)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it comes to that
  useEffect(() => {
    if (settled) onSettled()
  }, [settled])
  return (
    <article className="card scan-card" aria-label={name}>
      <Loaded from={scan} skeleton={<ReadingProgress name={name} />}>
        {(known) => <Stage scan={known} onHide={onHide} />}
      </Loaded>
    </article>
  )
}

function Stage({ scan, onHide }: { scan: Scan; onHide: () => void }) {
  const { t } = useTranslation()
  if (isUnderway(scan)) return <ReadingProgress name={scan.fileName} scan={scan} />
  if (scan.state === "failed") return <FailedScan scan={scan} onHide={onHide} />
  if (scan.result && scan.state !== "discarded")
    return <ScanResult scan={scan} result={scan.result} onHide={onHide} />
  return <p>{t("invoices.scans.discarded", { name: scan.fileName })}</p>
}
