import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { UndoButton } from "#ui/kit/UndoButton.tsx"
import type { Offer } from "#ui/lib/undo.ts"
import type { ProjectFile } from "../../schema.ts"
import { AddFiles } from "./AddFiles.tsx"
import { FileRow } from "./FileRow.tsx"
import { useFiles, useRemoved } from "./hooks.ts"

/** Drawings, permits, reports and photos on a project. `closed`: it was put away, so nothing changes any more. */
export default function Files({ id, closed = false }: { id: number; closed?: boolean }) {
  const { t } = useTranslation()
  const files = useFiles(id)
  return (
    <Card title={t("projects.files.title")} className="files-card">
      <Loaded from={files} skeleton={<Skeleton lines={3} height="3.5rem" />}>
        {(known) => <List project={id} files={known} closed={closed} />}
      </Loaded>
      {!closed && <AddFiles project={id} />}
    </Card>
  )
}

function List({ project, files, closed }: { project: number; files: ProjectFile[]; closed: boolean }) {
  const { t } = useTranslation()
  const removed = useRemoved()
  const rows = removed.among(files)
  if (rows.length === 0)
    return <p className="flush muted">{t(closed ? "projects.files.emptyClosed" : "projects.files.empty")}</p>
  return (
    <ul className="plain">
      {rows.map((file) => {
        const offer = files.includes(file) ? undefined : removed.of(file.id)?.offer
        return offer ? (
          <RemovedRow key={file.id} offer={offer} />
        ) : (
          <FileRow key={file.id} {...{ project, file, closed, removed }} />
        )
      })}
    </ul>
  )
}

/** In the place of a file that was just removed: that it was, and the way back. */
function RemovedRow({ offer }: { offer: Offer }) {
  const text = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <li className="file file-removed">
      <p id={text} className="flush">
        {offer.said}
      </p>
      <UndoButton ref={button} of={offer} aria-describedby={text} />
    </li>
  )
}
