import type { $ZodType } from "zod/v4/core"
import { defineForm } from "../form/defineForm.tsx"
import { longText, text } from "../form/kinds.tsx"
import { t } from "../lib/i18n.ts"

export interface Letter {
  to: string
  subject: string
  message: string
}

export type MailForm = ReturnType<typeof defineMail>

/** The form of a mail that is read before it leaves, once, outside any component; of the schema of its call. */
export const defineMail = (schema: $ZodType<Letter, Letter>, id: string) =>
  defineForm(
    schema,
    { to: text, subject: text, message: longText },
    { id, label: (name) => t(`letter.${name}`) },
  )
