import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import { useWishKey } from "#ui/lib/useWishKey.ts"
import type { NewAddition } from "../../../status/schema.ts"
import { api } from "./api.ts"
import type { Opened } from "./Standing.tsx"

const longest = 1000

interface AdditionFormProps extends Opened {
  /** The answer that it is about; without it a remark. */
  question?: string
  label: string
  onSent?: () => void
}

/** What somebody writes beside what he sent; it is cleared only once it has arrived. */
export function AdditionForm({ token, change, question, label, onSent }: AdditionFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState("")
  const [sent, setSent] = useState(false)
  const { act, busy, error, fields } = useSending(token)
  const id = `toevoegen-${question ?? "opmerking"}`

  async function send(event: FormEvent) {
    event.preventDefault()
    const status = await act({ ...(question && { question }), text })
    if (!status) return
    setText("")
    setSent(true)
    change(status)
    onSent?.()
  }

  function write(next: string) {
    setText(next)
    setSent(false)
  }

  return (
    <form noValidate onSubmit={send}>
      <TextArea
        id={id}
        label={label}
        rows={question ? 2 : 4}
        limit={longest}
        value={text}
        error={fields.text}
        onChange={write}
      />
      <Notice tone="bad">{error && !fields.text && <p>{error.message}</p>}</Notice>
      <Notice tone="ok">{sent && <p>{t("following.remark.sent")}</p>}</Notice>
      <Button type="submit" busy={busy}>
        {t("following.remark.send")}
      </Button>
    </form>
  )
}

/** The same words keep their key, so that sending them again after a lost answer adds them once. */
function useSending(token: string) {
  const key = useWishKey()
  return useAction((addition: NewAddition) => api.add(token, addition, key.of(addition)))
}
