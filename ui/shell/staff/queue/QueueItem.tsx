import { RotateCw, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Badge, type Tone } from "../../../kit/Badge.tsx"
import { Button } from "../../../kit/Button.tsx"
import { formatMoment } from "../../../lib/format.ts"
import { outbox } from "../../../outbox/outbox.ts"
import type { QueueRow } from "../../../outbox/rows.ts"
import { DropDialog } from "./DropDialog.tsx"

/** One row: what it is, when it was made, how it stands, and what a person can do about it. */
export function QueueItem({ row, online }: { row: QueueRow; online: boolean }) {
  const { t } = useTranslation()
  const [dropping, setDropping] = useState(false)
  const { items, state, error, triedAt } = row
  const keys = items.map(({ key }) => key)
  const name = outbox.textOf(items[0]) ?? t("shell.queue.unknown")
  const wayOut = outbox.wayOutOf(items[0])
  return (
    <li className="cluster">
      <div className="queue-text stack">
        <p className="queue-name">
          {items.length === 1 ? name : t("kit.items.many", { name, count: items.length })}
        </p>
        <p className="muted">
          {t("shell.queue.made", { moment: formatMoment(new Date(items[0].at)) })}
          {triedAt && ` · ${t("shell.queue.tried", { moment: formatMoment(new Date(triedAt)) })}`}
        </p>
        <p className="queue-state">
          <State row={row} online={online} />
        </p>
        {error && (
          <p role="alert" className="queue-error">
            {error}
          </p>
        )}
      </div>
      <div className="cluster tight">
        {wayOut && (
          <Link className="button button-secondary" href={wayOut.href}>
            {wayOut.label}
            <span className="visually-hidden"> {name}</span>
          </Link>
        )}
        {state !== "sending" && (
          <Button onClick={() => void outbox.retry(keys)}>
            <RotateCw aria-hidden size="1.2em" />
            {t("shell.queue.retry")}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
        <Button variant="plain" onClick={() => setDropping(true)}>
          <Trash2 aria-hidden size="1.2em" />
          {t("shell.queue.drop")}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </div>
      {dropping && (
        <DropDialog
          name={name}
          count={items.length}
          parts={outbox.partsOf(keys)}
          onClose={() => setDropping(false)}
          onDrop={() => void outbox.remove(keys)}
        />
      )}
    </li>
  )
}

const tones: Record<QueueRow["state"], Tone> = {
  waiting: "neutral",
  sending: "info",
  failed: "warn",
  refused: "bad",
}

function State({ row: { state, isUnanswered, items }, online }: { row: QueueRow; online: boolean }) {
  const { t } = useTranslation()
  const cutOff = !online || (isUnanswered && state !== "sending")
  if (cutOff && state !== "refused") return <Badge tone="warn">{t("shell.queue.state.offline")}</Badge>
  const percent = Math.round(items[0].part * 100)
  if (state === "sending" && percent > 0)
    return <Badge tone="info">{t("shell.queue.state.part", { percent })}</Badge>
  return <Badge tone={tones[state]}>{t(`shell.queue.state.${state}`)}</Badge>
}
