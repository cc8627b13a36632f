import { X } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { type AutoNotice, autoNotice } from "./autoNotice.ts"
import { useChoices } from "./choices.ts"
import type { Row } from "./rows.ts"
import { removeEntry, stopWork } from "./writes.ts"

/** Under the top bar, on every screen: what was started by itself and why, with the way back. */
export function AutoNoticeBar({ running }: { running: Row | undefined }) {
  const { t } = useTranslation()
  const notice = useSyncExternalStore(autoNotice.subscribe, autoNotice.get)
  return (
    <div role={notice?.of === "noDefault" ? "alert" : "status"} className="auto-notice-place">
      {notice && (
        <div className="auto-notice cluster">
          <p>
            <Told notice={notice} />
          </p>
          {notice.of === "started" && running && <NotNow notice={notice} running={running} />}
          {notice.of === "noDefault" && (
            <LinkButton href="/gps-tracking" onClick={autoNotice.forget}>
              {t("gps.timer.auto.noDefault.go")}
            </LinkButton>
          )}
          <Button variant="plain" onClick={autoNotice.forget}>
            <X aria-hidden size="1.2em" />
            <span className="visually-hidden">{t("gps.timer.auto.dismiss")}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

function Told({ notice }: { notice: AutoNotice }) {
  const { t } = useTranslation()
  const { choices } = useChoices()
  if (notice.of === "undone") return t("gps.timer.auto.undone")
  if (notice.of === "noDefault")
    return (
      <>
        <strong>{t("gps.timer.auto.noDefault.title")}.</strong> {t("gps.timer.auto.noDefault.text")}
      </>
    )
  const { name, here } = notice
  if (!here) return t("gps.timer.auto.moved", { name })
  return choices.defaultProject === undefined
    ? t("gps.timer.auto.here", { name })
    : t("gps.timer.auto.hereNotDefault", { name })
}

function NotNow({ notice, running }: { notice: AutoNotice & { of: "started" }; running: Row }) {
  const { t } = useTranslation()
  const { choose } = useChoices()

  async function undo() {
    choose({ undoneOn: dayOf(new Date()) })
    autoNotice.tell({ of: "undone" })
    await takeBack(running, notice.ref)
  }

  return <Button onClick={undo}>{t("gps.timer.auto.undo")}</Button>
}

/** What was never sent needn't be; what may have arrived is stopped and put away. */
async function takeBack(running: Row, ref: string) {
  if (await outbox.unsend(ref)) return
  await stopWork(running)
  await removeEntry(running, t("gps.timer.auto.undo"))
}
