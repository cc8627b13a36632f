import { Pencil, RotateCw, X } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { kilobytes } from "#ui/lib/files.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import { DropItem } from "./DropItem.tsx"
import { FilePreview } from "./FilePreview.tsx"
import type { OutgoingScan } from "./outgoing.ts"

interface OutgoingFileProps {
  item: OutgoingScan
  online: boolean
  takeBack: (item: OutgoingScan) => void
}

/** One file on its way: how far it is, or why it is not there yet. */
export function OutgoingFile({ item, online, takeBack }: OutgoingFileProps) {
  const { t } = useTranslation()
  const [dropping, setDropping] = useState(false)
  const { key, state, error, part, payload } = item
  const { file } = payload
  const stuck = state === "failed" || state === "refused"
  return (
    <li className="scan-file cluster">
      <FilePreview file={file} />
      <div className="scan-file-text stack flush">
        <p className="scan-file-name">{file.name}</p>
        {stuck && (
          <p role="alert" className="scan-fault">
            <strong>{t("invoices.scans.failed")}.</strong> {error}
          </p>
        )}
        {state === "waiting" && (
          <p className="muted" role="status">
            {kilobytes(file.size)} · {t(`invoices.scans.queue.${online ? "waiting" : "offline"}`)}
          </p>
        )}
        {state === "sending" && <Sending part={part} />}
      </div>
      <div className="cluster flush">
        {state === "failed" && (
          <Button variant="plain" onClick={() => void outbox.retry([key])}>
            <RotateCw aria-hidden size="1.2em" />
            {t("invoices.scans.retry")}
            <span className="visually-hidden"> {file.name}</span>
          </Button>
        )}
        {state === "refused" && (
          <Button variant="plain" onClick={() => takeBack(item)}>
            <Pencil aria-hidden size="1.2em" />
            {t("invoices.scans.queue.change")}
            <span className="visually-hidden"> {file.name}</span>
          </Button>
        )}
        <Button variant="plain" onClick={() => setDropping(true)}>
          <X aria-hidden size="1.2em" />
          {t("invoices.scans.queue.remove")}
          <span className="visually-hidden"> {file.name}</span>
        </Button>
      </div>
      {dropping && (
        <DropItem
          name={file.name}
          onClose={() => setDropping(false)}
          onDrop={() => void outbox.remove([key])}
        />
      )}
    </li>
  )
}

function Sending({ part }: { part: number }) {
  const { t } = useTranslation()
  const percent = Math.round(part * 100)
  return (
    <Progress
      value={percent}
      label={
        <span className="muted">
          {percent < 100 ? t("invoices.scans.queue.sending", { percent }) : t("invoices.scans.queue.storing")}
        </span>
      }
    />
  )
}
