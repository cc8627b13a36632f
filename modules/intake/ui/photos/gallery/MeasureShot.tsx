import { useState } from "react"
import { useTranslation } from "react-i18next"
import { toast } from "#ui/lib/toast.ts"
import type { RoomForm } from "../../../rooms/schema.ts"
import MeasureInPhoto from "../../perspective/MeasureInPhoto.tsx"
import { useMeasured } from "../../perspective/measured.ts"
import { RoomDialog } from "../../rooms/RoomDialog.tsx"
import { roomChanges } from "../../rooms/roomChanges.ts"
import type { OnShotProps } from "./DrawShot.tsx"
import { keepDrawing } from "./keepDrawing.ts"
import { WithShapes } from "./WithShapes.tsx"

/** Measures in a photo, also in one that waits; the measures are drawn on it, and begin a room. */
export default function MeasureShot({ project, shot, src, onClose }: OnShotProps) {
  const { t } = useTranslation()
  const { remember } = useMeasured(project)
  const [room, setRoom] = useState<Partial<RoomForm>>()
  const { title } = shot
  return (
    <>
      <WithShapes {...{ project, shot, onClose }} title={t("intake.perspective.title")}>
        {(shapes) => (
          <MeasureInPhoto
            {...{ src, title, shapes, onClose }}
            alt={t("intake.photos.alt", { title })}
            onRoom={setRoom}
            onSave={async ({ shapes, measured }, drawn) => {
              if (!(await keepDrawing(project, shot, { shapes, drawn })))
                return void toast({ title: t("intake.photos.drawLater"), destructive: true })
              remember(measured)
              toast({ title: t("intake.perspective.saved") })
              onClose()
            }}
          />
        )}
      </WithShapes>
      {room && <RoomDialog begun={room} save={roomChanges(project).add} onClose={() => setRoom(undefined)} />}
    </>
  )
}
