import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { toast } from "#ui/lib/toast.ts"
import { mostShapes, type Shape } from "../../drawing/shapes.ts"
import type { RoomForm } from "../../rooms/schema.ts"
import { flatten } from "../drawing/flatten.ts"
import { useClosing } from "../drawing/useClosing.tsx"
import { usePicture } from "../drawing/usePicture.ts"
import { useSaving } from "../drawing/useSaving.ts"
import { Guidance } from "./Guidance.tsx"
import { measuredOf, roomOf } from "./handover.ts"
import { MeasureTools } from "./MeasureTools.tsx"
import type { Measured } from "./measured.ts"
import { PhotoBoard } from "./PhotoBoard.tsx"
import { Results } from "./Results.tsx"
import { resultOf } from "./results.ts"
import { shapesOf } from "./shapesOf.ts"
import { sizeText, ThingFields } from "./ThingFields.tsx"
import { useMeasuring } from "./useMeasuring.ts"
import { canClose } from "./work.ts"

interface MeasureInPhotoProps {
  src: string
  alt: string
  /** How the photo is called, where what was measured in it is offered. */
  title: string
  /** What was drawn before; what is measured comes to it. */
  shapes: readonly Shape[]
  /** With the photo as it looks with them; what goes wrong with sending is the caller's to tell. */
  onSave: (shapes: Shape[], drawn: Blob, measured: Measured[]) => void | Promise<void>
  onRoom: (room: Partial<RoomForm>) => void
  onClose: () => void
}

/** Lengths and areas in a photo, by four corners of something whose size is known. */
export default function MeasureInPhoto(props: MeasureInPhotoProps) {
  const { src, alt, title, shapes, onSave, onRoom, onClose } = props
  const { t } = useTranslation()
  const read = usePicture(src)
  const picture = read.data && { width: read.data.naturalWidth, height: read.data.naturalHeight }
  const measuring = useMeasuring(picture)
  const { work, plane } = measuring
  const known = typeof plane === "object" ? plane : undefined
  const results = known
    ? work.measures.flatMap((measure, index) =>
        measure.isWhole ? [{ measure, index, result: resultOf(known, measure) }] : [],
      )
    : []
  const added =
    known && picture
      ? results.flatMap(({ measure, result }) => shapesOf(measure, result, known, picture))
      : []
  const isFull = shapes.length + added.length > mostShapes
  const saving = useSaving(async () => {
    const all = [...shapes, ...added]
    const drawn = await flatten(read.data!, all)
    const measured = results.flatMap(({ index, result }) => measuredOf(work, index, result, title))
    if (drawn) await onSave(all, drawn, measured)
    return drawn !== undefined
  })
  const closing = useClosing(work.measures.length > 0, onClose)
  const isSettled = known && !known.isUnlike && (!known.isGuess || work.measures.length > 0)

  return (
    <Dialog open size="full" onClose={closing.close} title={t("intake.perspective.title")}>
      <Loaded from={read}>
        {() => (
          <div className="perspective drawing">
            <PhotoBoard {...{ src, alt, picture: picture!, measuring }} />
            <div className="perspective-foot stack tight">
              <Guidance measuring={measuring} />
              {!isSettled && <ThingFields measuring={measuring} />}
              <MeasureTools measuring={measuring} />
              {canClose(work) && <Button onClick={measuring.close}>{t("intake.perspective.close")}</Button>}
              {known && (
                <Results
                  {...{ measuring, plane: known }}
                  onRoom={(result, index) => onRoom(roomOf(work, index, result))}
                />
              )}
              {isSettled && (
                <Disclosure summary={`${t("intake.perspective.known")}: ${sizeText(known.known)} cm`}>
                  <ThingFields measuring={measuring} />
                </Disclosure>
              )}
            </div>
            <div className="perspective-end stack tight">
              <Notice tone="info">{isFull && t("intake.perspective.full")}</Notice>
              <Notice tone="bad">{saving.failed && t("intake.perspective.failed")}</Notice>
              <Button
                wide
                variant="primary"
                busy={saving.busy}
                unavailable={
                  isFull
                    ? t("intake.perspective.full")
                    : added.length === 0 && t("intake.perspective.measureFirst")
                }
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
