import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { toast } from "#ui/lib/toast.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Shape } from "../../../drawing/shapes.ts"
import type { PhotoShapes } from "../../../photos/schema.ts"
import DrawOnPhoto from "../../drawing/DrawOnPhoto.tsx"
import { api } from "../api.ts"
import { type Drawn, drawingKind } from "../items.ts"
import { photosPath } from "../paths.ts"
import { drawnOn, type Shot } from "../shots.ts"

interface DrawShotProps {
  project: number
  shot: Shot
  /** The photo as it was taken. */
  src: string
  onClose: () => void
}

/** Draws on a photo, also on one that waits; what was drawn goes by the queue. */
export default function DrawShot({ project, shot, src, onClose }: DrawShotProps) {
  const { t } = useTranslation()
  const { title, photo } = shot
  const waiting = drawnOn(shot)?.shapes
  const isAsked = waiting === undefined && photo !== undefined && photo.drawing > 0
  const read = useSWR<PhotoShapes, ApiError>(
    isAsked ? `${photosPath(project)}/${photo.id}/shapes/${photo.drawing}` : null,
    () => api.shapes(project, photo!.id),
  )
  const editor = (shapes: Shape[]) => (
    <DrawOnPhoto
      {...{ src, shapes, onClose }}
      alt={t("intake.photos.alt", { title })}
      onSave={async (shapes, drawn) => {
        if (await keep(project, shot, { shapes, drawn })) onClose()
        else toast({ title: t("intake.photos.drawLater"), destructive: true })
      }}
    />
  )
  if (!isAsked) return editor(waiting ?? [])
  return read.data ? (
    editor(read.data.shapes)
  ) : (
    <Dialog open onClose={onClose} title={t("intake.drawing.title")}>
      <Loaded from={read}>{() => null}</Loaded>
    </Dialog>
  )
}

/**
 * With the photo as long as that waits; on one that the server has as a change of its own, once. False while the photo is
 * on its way.
 */
async function keep(
  project: number,
  { title, photo, outgoing, drawing }: Shot,
  drawn: Drawn,
): Promise<boolean> {
  if (outgoing) {
    const payload = { ...outgoing.payload, drawing: drawn.shapes.length > 0 ? drawn : undefined }
    if (await outbox.change(outgoing.key, payload)) return true
  }
  if (drawing && (await outbox.change(drawing.key, { ...drawing.payload, ...drawn }))) return true
  if (!photo) return false
  const item = { ...drawn, project, title, id: photo.id, drawing: photo.drawing }
  await outbox.add(drawingKind, item, newKey())
  return true
}
