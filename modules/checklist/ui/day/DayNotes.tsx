import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { FilePicker } from "#ui/kit/FilePicker.tsx"
import { TextArea } from "#ui/kit/TextArea.tsx"
import { longestNote, maxPhotos } from "../../schema.ts"
import type { ShownDay } from "./useDay.ts"
import { type DayPhotos, maxPhotoBytes } from "./usePhotos.ts"

const accept = ["image/*", ".heic", ".heif"]

interface DayNotesProps {
  day: ShownDay
  notes: string
  setNotes: (text: string) => void
  photos: DayPhotos
}

/** What goes with the day: photos, and what somebody should know of it. */
export function DayNotes({ day, notes, setNotes, photos }: DayNotesProps) {
  const { t } = useTranslation()
  const { noPicture = 0, tooLarge = 0, unreadable = 0, tooMany = 0 } = photos.leftOut
  const unread = noPicture + tooLarge + unreadable
  return (
    <Card title={t("checklist.photos.title")} className="no-print">
      <div className="stack">
        <FilePicker
          id="fotos"
          label={t("checklist.photos.add")}
          hint={t("checklist.photos.hint", { most: maxPhotos })}
          accept={accept}
          maxBytes={maxPhotoBytes}
          multiple
          camera
          optional
          onFiles={(files) => void photos.add(files)}
        />
        <div role="status">
          {unread > 0 && <p className="flush">{t("checklist.photos.unreadable", { count: unread })}</p>}
          {tooMany > 0 && (
            <p className="flush">{t("checklist.photos.over", { count: tooMany, most: maxPhotos })}</p>
          )}
        </div>
        {photos.photos.length > 0 && <Thumbnails photos={photos} />}
        {day.finished && day.finished.photos > 0 && (
          <p className="muted flush">{t("checklist.photos.sent", { count: day.finished.photos })}</p>
        )}
        <TextArea
          id="notitie"
          label={t("checklist.notes")}
          value={notes}
          onChange={setNotes}
          limit={longestNote}
          rows={3}
          optional
        />
      </div>
    </Card>
  )
}

function Thumbnails({ photos: { photos, remove } }: { photos: DayPhotos }) {
  const { t } = useTranslation()
  return (
    <ul className="checklist-photos plain" aria-label={t("checklist.photos.here")}>
      {photos.map(({ id, url, name: given }, at) => {
        const name = given || t("checklist.past.photo", { number: at + 1 })
        return (
          <li key={id}>
            {url ? (
              <img src={url} alt={name} />
            ) : (
              <p className="muted">{t("checklist.photos.preparing", { name })}</p>
            )}
            <Button
              className="button-small"
              aria-label={t("checklist.photos.remove", { name })}
              onClick={() => remove(id)}
            >
              <X aria-hidden size="1.2em" />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
