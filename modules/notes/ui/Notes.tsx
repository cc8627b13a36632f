import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import type { NoteAbout } from "../schema.ts"
import { useNotes, useSeen } from "./hooks.ts"
import { NoteItem } from "./NoteItem.tsx"
import { WriteNote } from "./WriteNote.tsx"

/** What is written about a customer, a job or a message: what is to be done first, then the newest. */
export function Notes({ about }: { about: NoteAbout }) {
  const { t } = useTranslation()
  const { known, more } = useNotes(about)
  const shown = known.data?.notes
  useSeen(shown)
  useAnchor(shown !== undefined)
  return (
    <Card title={t("notes.title")} className="notes">
      <Loaded from={known} skeleton={<Skeleton lines={3} height="4rem" />}>
        {({ notes, total, people }) => (
          <div className="stack">
            <WriteNote about={about} people={people} />
            {notes.length === 0 ? (
              <p className="muted">{t("notes.empty")}</p>
            ) : (
              <ul className="lines roomy" aria-label={t("notes.title")}>
                {notes.map((note) => (
                  <NoteItem key={note.id} note={note} people={people} among={about} />
                ))}
              </ul>
            )}
            {total > notes.length && (
              <Button onClick={more}>{t("notes.more", { count: total - notes.length })}</Button>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

/** The address may name one of them, which is there only now. */
function useAnchor(isThere: boolean) {
  useEffect(() => {
    if (!isThere || !location.hash.startsWith("#notitie-")) return
    const note = document.getElementById(location.hash.slice(1))
    note?.scrollIntoView({ block: "center" })
    note?.focus({ preventScroll: true })
  }, [isThere])
}
