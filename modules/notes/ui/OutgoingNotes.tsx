import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { useOnline } from "#ui/lib/online.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { NoteAbout } from "../schema.ts"
import { type OutgoingNote, useOutgoingNotes } from "./outgoing.ts"

interface OutgoingNotesProps {
  about: NoteAbout
  again: (note: OutgoingNote) => Promise<void>
}

/** What was written here and the server does not have yet. */
export function OutgoingNotes({ about, again }: OutgoingNotesProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const items = useOutgoingNotes(about)
  if (items.length === 0) return null
  return (
    <ul className="lines" aria-label={t("notes.queue.pending")}>
      {items.map((item) => (
        <li key={item.key}>
          <p className="note-text flush">{item.payload.text}</p>
          {item.state === "refused" ? (
            <>
              <p role="alert" className="field-error">
                {t("notes.queue.refused", { why: item.error ?? "" })}
              </p>
              <div className="cluster tight">
                <Button className="button-small" onClick={() => void again(item)}>
                  {t("notes.queue.again")}
                </Button>
                <Button className="button-small" onClick={() => void outbox.remove([item.key])}>
                  {t("notes.queue.drop")}
                </Button>
              </div>
            </>
          ) : (
            <p className="muted flush">{t(online ? "notes.queue.waiting" : "notes.queue.offline")}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
