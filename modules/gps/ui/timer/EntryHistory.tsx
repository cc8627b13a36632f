import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { useOnline } from "#ui/lib/online.ts"
import type { EntryChange } from "../../entries/schema.ts"
import { api } from "./api.ts"
import type { Row } from "./rows.ts"

/** Who changed what, and why. */
export function EntryHistory({ row: { id, version } }: { row: Row }) {
  const { t } = useTranslation()
  const online = useOnline()
  const changes = useSWR<EntryChange[], ApiError>(
    online && [`/api/gps-tracking/entries/${id}/changes`, version],
    () => api.changes(id),
  )
  return (
    <Card title={t("gps.timer.entry.history")}>
      {!online && !changes.data ? (
        <p className="muted">{t("gps.timer.entry.historyOffline")}</p>
      ) : (
        <Loaded from={changes}>
          {(list) =>
            list.length === 0 ? (
              <p className="muted">{t("gps.timer.entry.historyNone")}</p>
            ) : (
              <ol className="lines roomy">
                {list.map((change) => (
                  <Change key={change.id} change={change} />
                ))}
              </ol>
            )
          }
        </Loaded>
      )}
    </Card>
  )
}

function Change({ change: { at, by, action, reason, changes } }: { change: EntryChange }) {
  const { t } = useTranslation()
  return (
    <li>
      <p className="flush">
        <strong>{t(`gps.entries.action.${action}` as "gps.entries.action.added")}</strong>
        <span className="muted">
          {" "}
          · {by ?? t("gps.timer.entry.system")}, <time dateTime={at}>{formatMoment(at)}</time>
        </span>
      </p>
      {reason && <p className="flush">{t("gps.timer.entry.reason", { reason })}</p>}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {t(`gps.entries.field.${field}` as "gps.entries.field.start")}:{" "}
              {t("gps.timer.entry.change", {
                before: before || t("gps.timer.entry.nothing"),
                after: after || t("gps.timer.entry.nothing"),
              })}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
