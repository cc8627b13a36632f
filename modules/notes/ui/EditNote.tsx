import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { Note, NotePerson } from "../schema.ts"
import { api } from "./api.ts"
import { notesTouch } from "./hooks.ts"
import { NoteFields } from "./NoteFields.tsx"
import { checkTask, noteForm } from "./noteForm.tsx"

interface EditNoteProps {
  note: Note
  people: readonly NotePerson[]
  close: () => void
}

export function EditNote({ note, people, close }: EditNoteProps) {
  const { t } = useTranslation()
  const { id: me, role } = useSignedIn()
  const { id, about, text, kind, officeOnly, dueOn, assignee, version } = note
  const form = noteForm.useForm({
    id: `note-${id}`,
    start: { text, kind, officeOnly, task: dueOn !== null, dueOn, assigneeId: assignee?.id ?? null },
    check: checkTask,
    send: (content) => api.change(id, { ...content, version }),
    refreshes: notesTouch,
    done: "notes.edit.done",
    onSaved: close,
  })
  return (
    <noteForm.Dialog
      form={form}
      onClose={close}
      title={t("notes.edit.title")}
      failed={t("notes.edit.failed")}
      save={t("notes.edit.save")}
      className="stack"
    >
      <NoteFields form={form} about={about} people={people} office={reaches(role, "manager")} me={me} />
    </noteForm.Dialog>
  )
}
