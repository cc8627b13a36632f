import { CloudCheck, RotateCw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../kit/Button.tsx"
import { EmptyState } from "../../../kit/EmptyState.tsx"
import { Notice } from "../../../kit/Notice.tsx"
import { ScreenHead } from "../../../kit/ScreenHead.tsx"
import { useOnline } from "../../../lib/online.ts"
import { useScreen } from "../../../lib/useScreen.ts"
import { outbox } from "../../../outbox/outbox.ts"
import { rowsOf } from "../../../outbox/rows.ts"
import { useOutgoing, useQuietOutgoing } from "../../../outbox/useOutbox.ts"
import { QueueItem } from "./QueueItem.tsx"

/** What was made on this device and did not reach the office yet: to see, try again, or throw away. */
export default function Queue() {
  const { t } = useTranslation()
  const online = useOnline()
  const changes = useOutgoing()
  const quiet = useQuietOutgoing()
  const rows = rowsOf(changes, quiet)
  useScreen(t("shell.queue.title"))

  return (
    <>
      <ScreenHead title={t("shell.queue.title")}>
        {rows.some(({ state }) => state !== "sending") && (
          <Button onClick={() => void outbox.retry([...changes, ...quiet].map(({ key }) => key))}>
            <RotateCw aria-hidden size="1.2em" />
            {t("shell.queue.retryAll")}
          </Button>
        )}
      </ScreenHead>
      {rows.length === 0 ? (
        <EmptyState icon={CloudCheck} title={t("shell.queue.empty.title")}>
          {t(online ? "shell.queue.empty.text" : "shell.queue.empty.offline")}
        </EmptyState>
      ) : (
        <>
          <p className="muted">{t(online ? "shell.queue.kept" : "shell.queue.keptOffline")}</p>
          <Notice tone="warn">{changes.some(({ kept }) => !kept) && t("shell.queue.loose")}</Notice>
          <ul className="lines roomy">
            {rows.map((row) => (
              <QueueItem key={row.id} row={row} online={online} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
