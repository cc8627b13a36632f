import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { TextField } from "#ui/kit/TextField.tsx"
import { type FileKind, fileKinds, type ProjectFile } from "../../schema.ts"
import { useChangeFile } from "./hooks.ts"

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
  const { act, busy, error, fields } = useChangeFile(project, file.id)
  const ending = file.name.slice(file.name.lastIndexOf("."))
  const [name, setName] = useState(file.name.slice(0, -ending.length))
  const [kind, setKind] = useState<FileKind>(file.kind)
  const [missing, setMissing] = useState(false)
  const form = `bestand-${file.id}-wijzigen`

  async function save(event: FormEvent) {
    event.preventDefault()
    setMissing(name.trim() === "")
    if (name.trim() !== "" && (await act({ name: `${name.trim()}${ending}`, kind }))) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("projects.files.changeTitle")}
      actions={
        <Button variant="primary" type="submit" form={form} busy={busy}>
          {t("projects.files.saveChange")}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Notice tone="bad">{error && !fields.name && error.message}</Notice>
        <TextField
          id={`${form}-naam`}
          label={t("projects.files.name")}
          hint={t("projects.files.nameHint", { ending })}
          error={missing ? t("projects.files.nameMissing") : fields.name}
          maxLength={120 - ending.length}
          value={name}
          onChange={setName}
        />
        <RadioGroup
          id={`${form}-soort`}
          legend={t("projects.files.kindLabel")}
          options={fileKinds.map((value) => ({ value, label: t(`projects.files.kind.${value}`) }))}
          value={kind}
          onChange={(value) => setKind(value as FileKind)}
        />
      </form>
    </Dialog>
  )
}
