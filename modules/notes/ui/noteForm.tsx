import { defineForm } from "#ui/form/defineForm.tsx"
import type { Kind } from "#ui/form/kind.ts"
import { day, drawn, longText, oneId, onOff, orNull } from "#ui/form/kinds.tsx"
import { t } from "#ui/lib/i18n.ts"
import { NoteContent, type NoteKind, type NotePerson } from "../schema.ts"
import { MentionArea } from "./MentionArea.tsx"

const calling: Kind<string, string, { people: readonly NotePerson[]; rows?: number }> = {
  ...longText,
  View: MentionArea,
}

export const noteForm = defineForm(
  NoteContent,
  {
    text: calling,
    kind: drawn<NoteKind>("note"),
    officeOnly: onOff,
    task: onOff,
    dueOn: orNull(day),
    assigneeId: oneId,
  },
  {
    id: "note",
    label: (name) => t(`notes.write.${name}`),
    toCall: ({ task, dueOn, assigneeId, ...rest }) => ({
      ...rest,
      dueOn: task ? dueOn : null,
      assigneeId: task ? assigneeId : null,
    }),
  },
)
export type NoteForm = ReturnType<typeof noteForm.useForm>

/** A task has a day and a person, which the schema asks of no other note. */
export const checkTask = ({
  values: { task, dueOn, assigneeId },
}: {
  values: { task: boolean; dueOn: string | null; assigneeId: number | null }
}) => ({
  dueOn: task && dueOn === null && "notes.dayMissing",
  assigneeId: task && assigneeId === null && "notes.whoMissing",
})
