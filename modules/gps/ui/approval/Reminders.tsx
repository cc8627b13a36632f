import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { useReminderDone, useReminders } from "./reminderHooks.ts"

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
