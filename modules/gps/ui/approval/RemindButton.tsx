import { BellRing } from "lucide-react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays, formatDay } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { useNow } from "#ui/lib/now.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { dayBegun } from "./groups.ts"
import { useRemind } from "./hooks.ts"

/** Reminds who worked tomorrow morning that his hours are incomplete. */
export function RemindButton({ entry }: { entry: PendingEntry }) {
  const { t } = useTranslation()
  const now = useNow()
  const remind = useRemind()
  const { id, accountId, person } = entry
  const send = () =>
    void remind.act({
      ...{ userId: accountId, entryId: id, type: "incomplete_hours" },
      message: t("gps.approvalScreen.reminder", { day: formatDay(dayBegun(entry)) }),
      reminderDate: addDays(dayOf(now), 1),
    })
  return (
    <Button variant="plain" busy={remind.busy} onClick={send}>
      <BellRing aria-hidden size="1.2em" />
      {t("gps.approvalScreen.remind")}
      <span className="visually-hidden"> {t("gps.approvalScreen.of", { person })}</span>
    </Button>
  )
}
