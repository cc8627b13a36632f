import { ClipboardPlus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { longestNote, type NewNote } from "#modules/notes/schema.ts"
import { noteKind } from "#modules/notes/ui/senders.ts"
import { useProjects } from "#modules/projects/ui/hooks.ts"
import { Button } from "#ui/kit/Button.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { type Told, textOf } from "../public/calculators/part.ts"
import { useAtHand } from "./proposedProject.ts"
import { whichProject } from "./whichProject.ts"

interface ToProjectProps {
  told: Told
  /** The one it is for, as far as that is known. */
  project: number | undefined
}

/** Keeps an outcome as a note of a project, also without a connection. What tells prices is for the office. */
export function ToProject(props: ToProjectProps) {
  const { t } = useTranslation()
  // So that the device has the list by the time there is no connection.
  useProjects()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ClipboardPlus aria-hidden size="1.2em" />
        {t("intake.calculators.toProject.open")}
      </Button>
      {open && <Choice {...props} close={close} />}
    </>
  )
}

function Choice({ told, project, close }: ToProjectProps & { close: () => void }) {
  const { t } = useTranslation()
  const form = whichProject.useForm({
    start: { projectId: useAtHand(project) ?? null },
    send: ({ projectId }) => outbox.add(noteKind, noteOf(told, projectId), newKey()),
    done: () => ({ title: t("intake.calculators.toProject.done") }),
    onSaved: close,
  })
  return (
    <whichProject.Dialog
      form={form}
      title={t("intake.calculators.toProject.title")}
      failed={t("intake.calculators.toProject.failed")}
      intro={<p>{t("intake.calculators.toProject.intro")}</p>}
      save={t("intake.calculators.toProject.open")}
      onClose={close}
    >
      <whichProject.Field name="projectId" />
    </whichProject.Dialog>
  )
}

const noteOf = (told: Told, projectId: number): NewNote => ({
  about: { kind: "project", id: projectId },
  ...{ kind: "note", text: fitting(textOf(told)), officeOnly: told.priced === true },
  ...{ dueOn: null, assigneeId: null },
})

/** Of many rooms with long sums a note holds as many whole lines as it can; what they come to stands first. */
function fitting(text: string): string {
  if (text.length <= longestNote) return text
  return `${text.slice(0, text.lastIndexOf("\n", longestNote - 2))}\n…`
}
