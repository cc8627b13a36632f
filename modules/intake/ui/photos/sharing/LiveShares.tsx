import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { LoseDialog } from "#ui/kit/LoseDialog.tsx"
import { formatDate } from "#ui/lib/format.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Share } from "../../../photos/sharing/schema.ts"
import { api } from "../api.ts"
import { sharesPath } from "../paths.ts"

/** The links of a job that still work, each with its end at hand. */
export function LiveShares({ project, shares }: { project: number; shares: readonly Share[] }) {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<Share>()
  const end = useAction((id: number) => api.endShare(project, id), {
    refreshes: sharesPath(project),
    done: "intake.shares.ended",
    failed: "intake.shares.failed",
  })
  if (shares.length === 0) return <p className="flush muted">{t("intake.shares.none")}</p>
  return (
    <>
      <ul className="lines">
        {shares.map((share) => (
          <li key={share.id} className="split">
            <span>
              {t("intake.shares.of", { count: share.photos, day: formatDate(share.endsAt) })}
              <br />
              <span className="muted">
                {share.opened === 0
                  ? t("intake.shares.unopened", { by: share.by ?? "–" })
                  : t("intake.shares.opened", { by: share.by ?? "–", count: share.opened })}
              </span>
            </span>
            <Button className="button-small" onClick={() => setEnding(share)}>
              {t("intake.shares.end")}
            </Button>
          </li>
        ))}
      </ul>
      <LoseDialog
        open={ending !== undefined}
        title={t("intake.shares.endTitle")}
        keep={{ label: t("intake.shares.keep"), act: () => setEnding(undefined) }}
        lose={{
          label: t("intake.shares.end"),
          busy: end.busy,
          act: () => void end.act(ending!.id).then(() => setEnding(undefined)),
        }}
      >
        <p>{t("intake.shares.endText")}</p>
      </LoseDialog>
    </>
  )
}
