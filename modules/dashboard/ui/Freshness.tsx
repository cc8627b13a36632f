import { RefreshCw } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { SWRResponse } from "swr"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatShortMoment, formatTime } from "#ui/lib/format.ts"
import { isCutOff } from "#ui/lib/http.ts"

/**
 * When the figures were last read, and a way to read them now. A failed read leaves the last good ones standing; that
 * there is no connection is no fault.
 */
export function Freshness<T>({ of }: { of: SWRResponse<T> & { since?: Date } }) {
  const { t } = useTranslation()
  const [known, setKnown] = useState<{ validating: boolean; at?: Date }>({ validating: false })
  // Every read that ended well counts, also when nothing had changed.
  if (known.validating !== of.isValidating)
    setKnown({
      validating: of.isValidating,
      at: known.validating && !of.error ? new Date() : known.at,
    })
  const at = known.at ?? of.since
  const cutOff = isCutOff(of.error)
  const moment = at && formatShortMoment(at)
  return (
    <div className="dashboard-fresh cluster">
      <Notice tone="bad">{of.error && !cutOff && `${t("kit.failed.title")}. ${of.error.message}`}</Notice>
      <span className="muted" role="status">
        {cutOff
          ? t(at ? "kit.cutOff.known" : "kit.cutOff.nothing", { moment })
          : known.at && t("dashboard.updated", { time: formatTime(known.at) })}
      </span>
      <Button variant="plain" onClick={() => of.mutate()}>
        <RefreshCw aria-hidden size="1.1em" /> {t("dashboard.refresh")}
      </Button>
    </div>
  )
}
