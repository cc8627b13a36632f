import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { defineForm } from "#ui/form/defineForm.tsx"
import { choice, text } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { t } from "#ui/lib/i18n.ts"
import { type FileKind, fileKinds, type ProjectFile } from "../../schema.ts"
import { projectsPath } from "../hooks.ts"
import { api } from "./api.ts"

const change = defineForm(
  z.object({ name: z.string().check(z.trim(), z.minLength(1)), kind: z.enum(fileKinds) }),
  { name: text, kind: choice<FileKind>() },
  { id: "file", wrong: () => t("projects.files.nameMissing") },
)

/** Another name or kind; what the file is, and so how its name ends, stays. */
export function FileDialog({
  project,
  file,
  onClose,
}: {
  project: number
  file: ProjectFile
  onClose: () => void
}) {
  const { t } = useTranslation()
  const ending = file.name.slice(file.name.lastIndexOf("."))
  const id = `file-${file.id}-change`
  const form = change.useForm({
    start: { name: file.name.slice(0, -ending.length), kind: file.kind },
    send: ({ name, kind }) => api.change(project, file.id, { name: name + ending, kind }),
    refreshes: projectsPath,
    done: "projects.files.changed",
    failed: "projects.files.failed",
    onSaved: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("projects.files.changeTitle")}
      actions={
        <Button variant="primary" type="submit" form={id} busy={form.busy}>
          {t("projects.files.saveChange")}
        </Button>
      }
    >
      <change.Form form={form} id={id} guarded={false}>
        <change.Field
          name="name"
          label={t("projects.files.name")}
          hint={t("projects.files.nameHint", { ending })}
          maxLength={120 - ending.length}
        />
        <change.Field
          name="kind"
          label={t("projects.files.kindLabel")}
          options={fileKinds.map((value) => ({ value, label: t(`projects.files.kind.${value}`) }))}
        />
      </change.Form>
    </Dialog>
  )
}
