import { BellRing } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { api as hours } from "#modules/gps/ui/approval/api.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { formatDayInWords } from "#ui/lib/format.ts"
import { t as text } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { useNow } from "#ui/lib/now.ts"
import { useAction } from "#ui/lib/useAction.ts"

/** As much as a reminder takes. */
const longest = 500

/** What one wants to be told of tomorrow morning. */
export function ReminderBox() {
  const { t } = useTranslation()
  const [message, setMessage] = useState("")
  const key = useRef(newKey())
  const tomorrow = addDays(dayOf(useNow()), 1)
  const remind = useAction(
    () =>
      hours.remind(
        { message: message.trim(), reminderDate: tomorrow, type: "incomplete_hours" },
        key.current,
      ),
    {
      done: () => ({ title: text("checklist.reminder.done"), text: text("checklist.reminder.doneText") }),
      failed: "checklist.reminder.failed",
    },
  )
  async function send() {
    if (!(await remind.act())) return
    setMessage("")
    key.current = newKey()
  }
  const reason = message.trim() === "" && t("checklist.reminder.empty")
  return (
    <Card title={t("checklist.reminder.title")} className="no-print">
      <div className="stack">
        <TextArea
          id="herinnering"
          label={t("checklist.reminder.what")}
          hint={t("checklist.reminder.when", { day: formatDayInWords(tomorrow) })}
          value={message}
          onChange={(typed) => {
            setMessage(typed)
            key.current = newKey()
          }}
          limit={longest}
          rows={3}
          optional
        />
        <Notice tone="bad">{remind.error?.message}</Notice>
        <div className="cluster">
          <Button busy={remind.busy} unavailable={reason} onClick={() => void send()}>
            <BellRing aria-hidden size="1.2em" />
            {t("checklist.reminder.set")}
          </Button>
          {reason && <span className="muted">{reason}</span>}
        </div>
      </div>
    </Card>
  )
}
