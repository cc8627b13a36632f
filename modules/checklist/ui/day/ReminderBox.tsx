import { BellRing } from "lucide-react"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { api as hours } from "#modules/gps/ui/approval/api.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import { text } from "#src/shared/text.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatDayInWords } from "#ui/lib/format.ts"
import { t as said } from "#ui/lib/i18n.ts"
import { useNow } from "#ui/lib/now.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"

/** As much as a reminder takes. */
const longest = 500

const reminder = defineForm(
  z.object({
    message: text(longest, { missing: "checklist.reminderMissing" }).check(
      z.minLength(1, "checklist.reminderMissing"),
    ),
  }),
  { message: longText },
  { id: "herinnering" },
)

/** What one wants to be told of tomorrow morning. */
export function ReminderBox() {
  const { t } = useTranslation()
  const key = useWishKey()
  const tomorrow = addDays(dayOf(useNow()), 1)
  const form = reminder.useForm({
    send: ({ message }) => {
      const wish = { message, reminderDate: tomorrow, type: "incomplete_hours" } as const
      return hours.remind(wish, key.of(wish))
    },
    done: () => ({ title: said("checklist.reminder.done"), text: said("checklist.reminder.doneText") }),
    failed: "checklist.reminder.failed",
    onSaved() {
      key.heard()
      form.load({})
    },
  })
  return (
    <Card title={t("checklist.reminder.title")} className="no-print">
      <reminder.Form className="stack" form={form} guarded={false}>
        <reminder.Field
          name="message"
          label={t("checklist.reminder.what")}
          hint={t("checklist.reminder.when", { day: formatDayInWords(tomorrow) })}
          limit={longest}
          rows={3}
          optional
        />
        <Button type="submit" busy={form.busy}>
          <BellRing aria-hidden size="1.2em" />
          {t("checklist.reminder.set")}
        </Button>
      </reminder.Form>
    </Card>
  )
}
