import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Reminder } from "../../approval/schema.ts"
import { api } from "./api.ts"

/**
 * What one is to be reminded of now, until it is done. Nothing where there is nothing. `shownAlready`: hours of which the screen
 * itself says what they lack.
 */
export function Reminders({ shownAlready }: { shownAlready?: ReadonlySet<number> }) {
  const { t } = useTranslation()
  const { data = [] } = useReminders()
  const done = useReminderDone()
  const shown = data.filter(({ entryId }) => entryId === null || !shownAlready?.has(entryId))
  if (shown.length === 0) return null
  return (
    <ul className="hour-reminders stack" aria-label={t("gps.approvalScreen.reminders")}>
      {shown.map(({ id, message }) => (
        <li key={id} className="notice notice-info split">
          <span>{message}</span>
          <Button className="button-small" busy={done.busy} onClick={() => void done.act(id)}>
            {t("gps.approvalScreen.reminderDone")}
            <span className="visually-hidden"> {message}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const remindersPath = "/api/hours-approval/reminders"
const forNewOnes = 60_000

const useReminders = () => usePolled<Reminder[]>(remindersPath, api.reminders, forNewOnes)
const useReminderDone = () => useAction(api.reminderDone, { refreshes: remindersPath })
