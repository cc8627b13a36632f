import { Undo2 } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { ProjectFile } from "../../schema.ts"
import { fileLink } from "./FileRow.tsx"
import { useRestore } from "./hooks.ts"

/** In the place of a file that was just removed: that it was, and the way back. */
export function RemovedRow({ project, file }: { project: number; file: ProjectFile }) {
  const { t } = useTranslation()
  const text = useId()
  const undo = useRef<HTMLButtonElement>(null)
  const { act, busy } = useRestore(project, file.id)
  useEffect(() => undo.current?.focus(), [])

  async function takeBack() {
    if (await act()) document.getElementById(fileLink(file.id))?.focus()
  }

  return (
    <li className="file file-removed">
      <p id={text}>{t("projects.files.removed", { name: file.name })}</p>
      <Button ref={undo} aria-describedby={text} busy={busy} onClick={takeBack}>
        <Undo2 aria-hidden size="1.2em" />
        {t("projects.files.undo")}
      </Button>
    </li>
  )
}
