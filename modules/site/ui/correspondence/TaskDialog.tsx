import { useTranslation } from "react-i18next"
import { useColleagues } from "#modules/projects/ui/hooks.ts"
import { dayOf } from "#src/shared/calendar.ts"
import { addDays } from "#src/shared/days.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { day, longText, select } from "#ui/form/kinds.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type MessageDetail, NewTask } from "../../correspondence/schema.ts"
import { messagesPath } from "../hooks.ts"
import { api } from "./api.ts"

const task = defineForm(
  NewTask,
  { userId: select<string>(), message: longText, reminderDate: day },
  {
    id: "messageTask",
    label: (name) => t(`messages.task.${name}`),
    wrong: (name) => t(`messages.task.wrong.${name}`),
    toCall: (values) => ({ ...values, userId: Number(values.userId) }),
  },
)

/** Asks a colleague to do something about a message; he finds it among his notices from that day on. */
export function TaskDialog({ message, onClose }: { message: MessageDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const colleagues = useColleagues()
  const { id, name, subject, phone } = message
  const form = task.useForm({
    start: {
      message: t("messages.task.start", { name, subject, phone }).trim(),
      reminderDate: addDays(dayOf(new Date()), 1),
    },
    send: (call) => api.makeTask(id, call),
    refreshes: messagesPath,
    done: "messages.task.done",
    onSaved: onClose,
  })
  const people = (colleagues.data ?? []).map((each) => ({ value: String(each.id), label: each.name }))
  return (
    <task.Dialog
      form={form}
      onClose={onClose}
      title={t("messages.task.title")}
      failed={t("messages.task.failed")}
      save={t("messages.task.save")}
      className="stack roomy"
    >
      <Notice tone="bad">{colleagues.error?.message}</Notice>
      {colleagues.data && people.length === 0 && <p>{t("messages.task.nobody")}</p>}
      <task.Field name="userId" options={[{ value: "", label: t("messages.task.choose") }, ...people]} />
      <task.Field name="message" rows={3} limit={500} />
      <task.Field name="reminderDate" />
    </task.Dialog>
  )
}
