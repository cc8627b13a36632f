import { RotateCw } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { updates } from "../../lib/updates.ts"

/** Nothing is put in place under what someone is typing: he says when, and is asked about unsaved work. */
export function UpdateNotice() {
  const { t } = useTranslation()
  const outdated = useSyncExternalStore(updates.subscribe, updates.get)
  return (
    <span role="status" className="sync">
      {outdated && (
        <button type="button" className="sync-link update" onClick={() => location.reload()}>
          <span className="badge badge-info">
            <RotateCw aria-hidden size="1.05em" strokeWidth={2.5} />
            {t("shell.update")}
          </span>
        </button>
      )}
    </span>
  )
}
