import { useTranslation } from "react-i18next"
import { Segmented } from "#ui/kit/Segmented.tsx"
import { type NoteAbout, type NotePerson, noteKinds } from "../schema.ts"
import { DueDay } from "./DueDay.tsx"
import { type NoteForm, noteForm } from "./noteForm.tsx"

interface NoteFieldsProps {
  form: NoteForm
  about: NoteAbout
  people: readonly NotePerson[]
  /** Who writes may keep it from who works on site. */
  office: boolean
  /** To begin a task with. */
  me: number
  /** Nobody writes yet: a line to begin in. */
  closed?: boolean
}

/** What it says, of what kind it is, who may read it, and who is to come back to it when. */
export function NoteFields({ people, closed = false, ...rest }: NoteFieldsProps) {
  const { t } = useTranslation()
  const readers = readersOf(rest.about, noteForm.useTyped("officeOnly"), people)
  return (
    <>
      <noteForm.Field
        name="text"
        people={readers}
        rows={closed ? 1 : 3}
        hint={!closed && t("notes.write.hint")}
      />
      {!closed && <MoreFields {...rest} readers={readers} />}
    </>
  )
}

/** Who works on site reads what is about a job, unless it is for the office alone. */
const readersOf = ({ kind }: NoteAbout, officeOnly: boolean, people: readonly NotePerson[]) =>
  kind === "project" && !officeOnly ? people : people.filter(({ role }) => role !== "worker")

interface MoreFieldsProps extends Omit<NoteFieldsProps, "people" | "closed"> {
  readers: readonly NotePerson[]
}

function MoreFields({ form, about, readers, office, me }: MoreFieldsProps) {
  const { t } = useTranslation()
  const task = noteForm.useTyped("task")
  return (
    <>
      <KindChoice />
      {office && about.kind === "project" && (
        <noteForm.Field name="officeOnly" hint={t("notes.write.officeHint")} />
      )}
      <noteForm.Field
        name="task"
        onTyped={(on) => {
          if (on && form.typed().assigneeId === "") form.set("assigneeId", String(me))
        }}
      />
      {task && (
        <div className="note-task stack">
          <DueDay form={form} />
          <noteForm.Field
            name="assigneeId"
            empty={t("notes.write.nobody")}
            options={readers.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
      )}
    </>
  )
}

function KindChoice() {
  const { t } = useTranslation()
  const { value, onChange } = noteForm.useField("kind")
  return (
    <Segmented
      legend={t("notes.write.kind")}
      options={noteKinds.map((kind) => ({ value: kind, label: t(`notes.kind.${kind}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
