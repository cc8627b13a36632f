import {
  ClipboardList,
  DraftingCompass,
  FileText,
  ImageIcon,
  type LucideIcon,
  Pencil,
  Stamp,
  Trash2,
} from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { reaches } from "#src/shared/roles.ts"
import { Button } from "#ui/kit/Button.tsx"
import { sizeText } from "#ui/lib/files.ts"
import { formatDate } from "#ui/lib/format.ts"
import { useSignedIn } from "#ui/lib/session.ts"
import type { FileKind, ProjectFile } from "../../schema.ts"
import { FileDialog } from "./FileDialog.tsx"
import { fileLink, type RemovedFiles, useRemove } from "./hooks.ts"

const icons: Record<FileKind, LucideIcon> = {
  drawing: DraftingCompass,
  permit: Stamp,
  report: ClipboardList,
  photo: ImageIcon,
  other: FileText,
}

interface FileRowProps {
  project: number
  file: ProjectFile
  closed: boolean
  removed: RemovedFiles
}

/** One file: a link that saves it, what it is, how large, when and by whom; and what may be done with it. */
export function FileRow({ project, file, closed, removed }: FileRowProps) {
  const { t } = useTranslation()
  const { id, role } = useSignedIn()
  const [changing, setChanging] = useState(false)
  const removal = useRemove(project, file, removed)
  const { name, kind, bytes, createdAt, by, byId } = file
  const manager = reaches(role, "manager")
  const Icon = icons[kind]
  return (
    <li className="file">
      <span className={`file-icon file-${kind}`}>
        <Icon aria-hidden size={24} />
      </span>
      <div className="file-text">
        <a id={fileLink(file.id)} className="file-name touch" href={file.url} download={name}>
          <span className="visually-hidden">{t("projects.files.save")} </span>
          {name}
        </a>
        <p className="file-facts flush">
          {t(`projects.files.kind.${kind}`)} · {sizeText(bytes)} ·{" "}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {by && ` · ${by}`}
        </p>
      </div>
      {!closed && (manager || byId === id) && (
        <div className="file-actions">
          {manager && (
            <Button variant="plain" onClick={() => setChanging(true)}>
              <Pencil aria-hidden size="1.2em" />
              {t("projects.files.change")}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
          <Button variant="plain" busy={removal.busy} onClick={() => removal.act()}>
            <Trash2 aria-hidden size="1.2em" />
            {t("projects.files.remove")}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      )}
      {changing && <FileDialog {...{ project, file }} onClose={() => setChanging(false)} />}
    </li>
  )
}
