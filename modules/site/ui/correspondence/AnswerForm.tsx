import { Send } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { defineForm } from "#ui/form/defineForm.tsx"
import { longText } from "#ui/form/kinds.tsx"
import { useDraft } from "#ui/form/useDraft.ts"
import { Button } from "#ui/kit/Button.tsx"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { longestAnswer, type MessageDetail, NewAnswer } from "../../correspondence/schema.ts"
import { messagesPath } from "../hooks.ts"
import type { MovedMessages } from "../messageList.ts"
import { api } from "./api.ts"

const answer = defineForm(
  NewAnswer,
  { text: longText },
  {
    id: "messageAnswer",
    label: () => t("messages.answers.field"),
    toCall: ({ text }) => ({ text, seen: 0 }),
  },
)

/** Writes back; what was typed stays on this device until it was sent. */
export function AnswerForm({ message, moved }: { message: MessageDetail; moved: MovedMessages }) {
  const { t } = useTranslation()
  const { id, name, answers } = message
  const { draft } = useDraft({ name: "answer", of: id, read: (text) => JSON.parse(text) as string })
  const key = useRef({ of: "", key: newKey() })
  const form = answer.useForm({
    start: { text: draft.found },
    send({ text }) {
      // Tried again it is the same answer; another text is another one.
      if (key.current.of !== text) key.current = { of: text, key: newKey() }
      return api.answer(id, { text, seen: answers.length }, key.current.key)
    },
    refreshes: messagesPath,
    done: "messages.answers.done",
    onSaved(now) {
      moved.remember(now)
      key.current = { of: "", key: newKey() }
      form.load({})
    },
  })
  const typed = answer.useTyped("text", form)
  useEffect(() => draft.keep(typed.trim() ? typed : undefined), [draft, typed])
  return (
    <answer.Form form={form} guarded={false} className="stack">
      <answer.Field
        name="text"
        rows={6}
        limit={longestAnswer}
        hint={t("messages.answers.hint", { name })}
        autoComplete="off"
      />
      <div>
        <Button type="submit" variant="primary" busy={form.busy}>
          <Send aria-hidden size="1.1em" />
          {t("messages.answers.send")}
        </Button>
      </div>
    </answer.Form>
  )
}
