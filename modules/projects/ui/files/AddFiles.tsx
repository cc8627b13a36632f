import { RotateCw, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { sizeText } from "#ui/lib/files.ts"
import { useOnline } from "#ui/lib/online.ts"
import { type FileKind, fileKinds, maxFileBytes } from "../../schema.ts"
import { kindOf } from "./kindOf.ts"
import { type OutgoingFile, useUploads } from "./outgoing.ts"

/** What the server takes; its bytes decide in the end. HEIC too, to hear in Dutch why it isn't. */
const accept = [
  ...["application/pdf", "image/jpeg", "image/png", "image/webp", ".heic"],
  ...[".pdf", ".docx", ".xlsx", ".pptx", ".odt", ".ods"],
]

/** Chooses files and sends them, each with its own progress and its own error. */
export function AddFiles({ project }: { project: number }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<FileKind | "">("")
  const uploads = useUploads(project)
  return (
    <div className="files-add stack no-print">
      <Select
        id="bestand-soort"
        label={t("projects.files.newKind")}
        empty={t("projects.files.guess")}
        options={fileKinds.map((value) => ({ value, label: t(`projects.files.kind.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(value as FileKind | "")}
        optional
      />
      <FilePicker
        id="bestanden"
        label={t("projects.files.add")}
        hint={t("projects.files.hint")}
        accept={accept}
        maxBytes={maxFileBytes}
        multiple
        paste
        camera
        onFiles={(files) => void uploads.add(files, (file) => kind || kindOf(file))}
      />
      {uploads.entries.length > 0 && (
        <ul className="stack tight" aria-label={t("projects.files.uploads")}>
          {uploads.entries.map((entry) => (
            <Upload
              key={entry.key}
              entry={entry}
              retry={() => void uploads.retry(entry.key)}
              cancel={() => void uploads.cancel(entry.key)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {uploads.arrived && t("projects.files.arrived", { name: uploads.arrived })}
      </p>
    </div>
  )
}

interface UploadProps {
  entry: OutgoingFile
  retry: () => void
  cancel: () => void
}

function Upload({ entry, retry, cancel }: UploadProps) {
  const { t } = useTranslation()
  const { state, isUnanswered } = entry
  const { name } = entry.payload.file
  // It goes by itself once there is a connection; who stands there may try.
  const unanswered = state === "waiting" && isUnanswered
  const error = unanswered ? t("kit.errors.network") : entry.error
  return (
    <li className={`upload cluster upload-${error ? "failed" : state}`}>
      <div className="upload-text">
        {error ? (
          <>
            <p className="upload-name flush">{name}</p>
            <p role="alert" className="upload-error flush">
              {error}
            </p>
          </>
        ) : (
          <HowFar entry={entry} />
        )}
      </div>
      {(state === "failed" || unanswered) && (
        <Button variant="plain" onClick={retry}>
          <RotateCw aria-hidden size="1.2em" />
          {t("projects.files.retry")}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <Button variant="plain" onClick={cancel}>
        <X aria-hidden size="1.2em" />
        {t(state === "sending" ? "projects.files.cancel" : "projects.files.dismiss")}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  )
}

function HowFar({ entry: { state, part, payload } }: { entry: OutgoingFile }) {
  const { t } = useTranslation()
  const online = useOnline()
  const percent = Math.round(part * 100)
  const words = () => {
    if (state !== "sending") return t(online ? "projects.files.waiting" : "projects.files.offline")
    return percent < 100 ? t("projects.files.sending", { percent }) : t("projects.files.storing")
  }
  return (
    <Progress
      value={percent}
      label={
        <>
          <span className="upload-name">{payload.file.name}</span>
          <span className="muted">
            {sizeText(payload.file.size)} · {words()}
          </span>
        </>
      }
    />
  )
}
