import { useTranslation } from "react-i18next"
import { toast } from "#ui/lib/toast.ts"
import DrawOnPhoto from "../../drawing/DrawOnPhoto.tsx"
import type { Shot } from "../shots.ts"
import { keepDrawing } from "./keepDrawing.ts"
import { WithShapes } from "./WithShapes.tsx"

export interface OnShotProps {
  project: number
  shot: Shot
  /** The photo as it was taken. */
  src: string
  onClose: () => void
}

/** Draws on a photo, also on one that waits; what was drawn goes by the queue. */
export default function DrawShot({ project, shot, src, onClose }: OnShotProps) {
  const { t } = useTranslation()
  return (
    <WithShapes {...{ project, shot, onClose }} title={t("intake.drawing.title")}>
      {(shapes) => (
        <DrawOnPhoto
          {...{ src, shapes, onClose }}
          alt={t("intake.photos.alt", { title: shot.title })}
          onSave={async (shapes, drawn) => {
            if (await keepDrawing(project, shot, { shapes, drawn })) onClose()
            else toast({ title: t("intake.photos.drawLater"), destructive: true })
          }}
        />
      )}
    </WithShapes>
  )
}
