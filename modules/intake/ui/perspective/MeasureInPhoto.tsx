import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { toast } from "#ui/lib/toast.ts"
import { mostShapes, type Shape } from "../../drawing/shapes.ts"
import type { RoomForm } from "../../rooms/schema.ts"
import { flatten } from "../drawing/flatten.ts"
import { useClosing } from "../drawing/useClosing.tsx"
import { usePicture } from "../drawing/usePicture.ts"
import { useSaving } from "../drawing/useSaving.ts"
import { type Handover, handoverOf } from "./handover.ts"
import { MeasureFoot } from "./MeasureFoot.tsx"
import { PhotoBoard } from "./PhotoBoard.tsx"
import { useMeasuring } from "./useMeasuring.ts"

interface MeasureInPhotoProps {
  src: string
  alt: string
  /** How the photo is called, where what was measured in it is offered. */
  title: string
  /** What was drawn before; what is measured comes to it. */
  shapes: readonly Shape[]
  /** With the photo as it looks with all of the shapes; what goes wrong with sending is the caller's to tell. */
  onSave: (handover: Handover, drawn: Blob) => void | Promise<void>
  onRoom: (room: Partial<RoomForm>) => void
  onClose: () => void
}

const nothing: Handover = { shapes: [], measured: [] }

/** Lengths and areas in a photo, by four corners of something whose size is known. */
export default function MeasureInPhoto(props: MeasureInPhotoProps) {
  const { src, alt, title, shapes, onSave, onRoom, onClose } = props
  const { t } = useTranslation()
  const read = usePicture(src)
  const picture = read.data && { width: read.data.naturalWidth, height: read.data.naturalHeight }
  const measuring = useMeasuring(picture)
  const { work, plane } = measuring
  const made = picture && typeof plane === "object" ? handoverOf(work, plane, picture, title) : nothing
  const all = [...shapes, ...made.shapes]
  const saving = useSaving(async () => {
    const drawn = await flatten(read.data!, all)
    if (drawn) await onSave({ ...made, shapes: all }, drawn)
    return drawn !== undefined
  })
  const closing = useClosing(work.measures.length > 0, onClose)
  const full = all.length > mostShapes && t("intake.perspective.full")

  return (
    <Dialog open size="full" onClose={closing.close} title={t("intake.perspective.title")}>
      <Loaded from={read}>
        {() => (
          <div className="perspective drawing">
            <PhotoBoard {...{ src, alt, picture: picture!, measuring }} />
            <MeasureFoot {...{ measuring, onRoom }} />
            <div className="perspective-end stack tight">
              <Notice tone="info">{full}</Notice>
              <Notice tone="bad">{saving.failed && t("intake.drawing.failed")}</Notice>
              <Button
                wide
                variant="primary"
                busy={saving.busy}
                unavailable={full || (made.shapes.length === 0 && t("intake.perspective.measureFirst"))}
                onUnavailable={(reason) => toast({ title: reason })}
                onClick={saving.save}
              >
                {t("intake.perspective.save")}
              </Button>
            </div>
            <p id="meten-toetsen" className="visually-hidden">
              {t("intake.perspective.keys")}
            </p>
          </div>
        )}
      </Loaded>
      {closing.asking}
    </Dialog>
  )
}
