import { Handshake, type LucideIcon, MessageSquare, Pencil, Phone, Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatWhen } from "#ui/lib/when.ts"
import type { Note, NoteAbout, NoteKind, NotePerson } from "../schema.ts"
import { EditNote } from "./EditNote.tsx"
import { NoteText } from "./NoteText.tsx"
import { noteAnchor } from "./noteAnchor.ts"
import { Task } from "./Task.tsx"
import { useRemove } from "./useRemove.ts"

const icons: Record<NoteKind, LucideIcon> = { note: MessageSquare, call: Phone, agreement: Handshake }

interface NoteItemProps {
  note: Note
  people: readonly NotePerson[]
  /** Where it stands, which need not be said once more. */
  among?: NoteAbout
}

/** One note: who wrote it when, what it says, and what is to be done about it. */
export function NoteItem({ note, people, among }: NoteItemProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const removal = useRemove(note)
  const { id, about, kind, text, by, createdAt, officeOnly, changed, unseen, mine } = note
  const Icon = icons[kind]
  const elsewhere = among?.kind !== about.kind || among.id !== about.id
  const ofThis = <span className="visually-hidden"> {t("notes.of", { name: by, text })}</span>
  return (
    <li id={noteAnchor(id)} className={unseen ? "note note-fresh mark" : "note mark"} tabIndex={-1}>
      <Icon aria-hidden size="1.2em" />
      <div className="note-body stack tight">
        <div className="note-head">
          <p className="flush">
            <strong>{by}</strong>
            <span className="muted">
              {" "}
              · {kind !== "note" && <>{t(`notes.kind.${kind}`)} · </>}
              <time dateTime={createdAt}>{formatWhen(createdAt)}</time>
              {changed && <> · {t("notes.changed")}</>}
            </span>
          </p>
          {mine && (
            <div className="note-actions row flush no-print">
              <Button variant="plain" aria-haspopup="dialog" onClick={() => setEditing(true)}>
                <Pencil aria-hidden size="1.1em" />
                <span className="visually-hidden">
                  {t("notes.edit.button")}
                  {ofThis}
                </span>
              </Button>
              <Button variant="plain" busy={removal.busy} onClick={() => void removal.act()}>
                <Trash2 aria-hidden size="1.1em" />
                <span className="visually-hidden">
                  {t("notes.remove.button")}
                  {ofThis}
                </span>
              </Button>
            </div>
          )}
        </div>
        {(unseen || officeOnly) && (
          <p className="cluster tight">
            {unseen && <Badge tone="info">{t("notes.fresh")}</Badge>}
            {officeOnly && <Badge>{t("notes.office")}</Badge>}
          </p>
        )}
        <NoteText text={text} people={people} />
        {elsewhere && (
          <p className="flush">
            <Link href={about.href}>{t("notes.about", { name: about.name })}</Link>
          </p>
        )}
        <Task note={note} />
        <Notice tone="bad">{removal.error?.message}</Notice>
      </div>
      {editing && <EditNote note={note} people={people} close={() => setEditing(false)} />}
    </li>
  )
}
