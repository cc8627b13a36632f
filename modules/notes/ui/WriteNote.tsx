import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { NewNote, NoteAbout, NotePerson } from "../schema.ts"
import { NoteFields } from "./NoteFields.tsx"
import { checkTask, noteForm } from "./noteForm.tsx"
import { OutgoingNotes } from "./OutgoingNotes.tsx"
import { noteKind } from "./senders.ts"

const start = {
  text: "",
  kind: "note",
  officeOnly: false,
  task: false,
  dueOn: null,
  assigneeId: null,
} as const

/** Above the notes: what is written goes on its way at once, also without a connection. */
export function WriteNote({ about, people }: { about: NoteAbout; people: readonly NotePerson[] }) {
  const { t } = useTranslation()
  const { id: me, role } = useSignedIn()
  const place = useRef<HTMLDivElement>(null)
  const [writing, setWriting] = useState(false)
  const form = noteForm.useForm({
    id: `note-${about.kind}-${about.id}`,
    start,
    check: checkTask,
    send: (content) => outbox.add(noteKind, { about, ...content } satisfies NewNote, newKey()),
    onSaved: () => form.load(start),
  })

  /** What the server refused is written on. */
  async function again({ payload: { about: _, ...content }, key }: { payload: NewNote; key: string }) {
    form.load({ ...content, task: content.dueOn !== null })
    setWriting(true)
    await outbox.remove([key])
    place.current?.querySelector("textarea")?.focus()
  }

  return (
    <div ref={place} className="note-write stack no-print">
      <noteForm.Form
        form={form}
        failed={t("notes.write.failed")}
        className="stack"
        onFocus={() => setWriting(true)}
      >
        <NoteFields
          form={form}
          about={about}
          people={people}
          office={reaches(role, "manager")}
          me={me}
          closed={!writing && !form.dirty}
        />
        {(writing || form.dirty) && (
          <Button type="submit" variant="primary" busy={form.busy}>
            {t("notes.write.save")}
          </Button>
        )}
      </noteForm.Form>
      <OutgoingNotes about={about} again={again} />
    </div>
  )
}
