import { CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Badge, type Tone } from "../../kit/Badge.tsx"
import { queuePath } from "./queue/path.ts"
import { type Sync, useSync } from "./useSync.ts"

const looks: Record<Exclude<Sync["state"], "quiet">, { tone: Tone; icon: LucideIcon }> = {
  failed: { tone: "bad", icon: TriangleAlert },
  /** The device can't keep it: gone with the page. */
  loose: { tone: "bad", icon: TriangleAlert },
  offline: { tone: "warn", icon: CloudOff },
  waiting: { tone: "info", icon: CloudUpload },
  sending: { tone: "info", icon: CloudUpload },
}

/** Always in sight as long as something did not reach the office, or can't: nobody thinks that he sent it. */
export function SyncState() {
  const sync = useSync()
  const text = useWords(sync)
  return (
    <span role="status" className="sync">
      {sync.state !== "quiet" && (
        <Link href={queuePath} className="sync-link">
          <Badge {...looks[sync.state]}>{text}</Badge>
        </Link>
      )}
    </span>
  )
}

function useWords(sync: Sync): string {
  const { t } = useTranslation()
  if (sync.state === "quiet") return ""
  if (sync.state === "sending") return t("shell.sync.sending", { nth: sync.nth, total: sync.total })
  if (sync.state === "offline" && sync.count === 0) return t("shell.sync.offlineOnly")
  return t(`shell.sync.${sync.state}`, { count: sync.count })
}
