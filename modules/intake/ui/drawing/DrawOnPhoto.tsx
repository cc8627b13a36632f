import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { useKeys } from "#ui/lib/useKeys.ts"
import type { Shape } from "../../drawing/shapes.ts"
import { Board } from "./Board.tsx"
import { flatten } from "./flatten.ts"
import { ShapeTools, tools } from "./ShapeTools.tsx"
import { MeasureWords, TextWords } from "./ShapeWords.tsx"
import { useClosing } from "./useClosing.tsx"
import { type Drawing, useDrawing } from "./useDrawing.ts"
import { usePicture } from "./usePicture.ts"
import { useSaving } from "./useSaving.ts"
import { useStepKeys } from "./useStepKeys.ts"

interface DrawOnPhotoProps {
  src: string
  alt: string
  /** What was drawn before. */
  shapes: Shape[]
  /** With the photo as it looks with them; what goes wrong with sending is the caller's to tell. */
  onSave: (shapes: Shape[], drawn: Blob) => void | Promise<void>
  onClose: () => void
}

/** Arrows, circles, words and measures on a photo, which itself stays as it is. */
export default function DrawOnPhoto({ src, alt, shapes, onSave, onClose }: DrawOnPhotoProps) {
  const { t } = useTranslation()
  const read = usePicture(src)
  const drawing = useDrawing(shapes)
  const saving = useSaving(async () => {
    const picture = await flatten(read.data!, drawing.kept)
    if (picture) await onSave([...drawing.kept], picture)
    return picture !== undefined
  })
  const closing = useClosing(drawing.isDirty, onClose)
  useDrawingKeys(drawing)

  return (
    <Dialog open size="full" onClose={closing.close} title={t("intake.drawing.title")}>
      <Loaded from={read}>
        {(image) => {
          const picture = { width: image.naturalWidth, height: image.naturalHeight }
          return (
            <div className="drawing">
              <div className="drawing-room">
                <Words drawing={drawing} />
                <Board {...{ src, alt, picture, drawing }} />
              </div>
              <div className="drawing-foot stack tight">
                <Notice tone="info">{drawing.isFull && t("intake.drawing.full")}</Notice>
                <Notice tone="bad">{saving.failed && t("intake.drawing.failed")}</Notice>
                <div className="split tight">
                  <ShapeTools drawing={drawing} />
                  <Button variant="primary" className="drawing-save" busy={saving.busy} onClick={saving.save}>
                    {t("kit.save.save")}
                  </Button>
                </div>
              </div>
              <p id="tekenen-toetsen" className="visually-hidden">
                {t("intake.drawing.keys")}
              </p>
            </div>
          )
        }}
      </Loaded>
      {closing.asking}
    </Dialog>
  )
}

function Words({ drawing }: { drawing: Drawing }) {
  const { chosen, shapes, put } = drawing
  const shape = chosen === undefined ? undefined : shapes[chosen]!
  if (shape?.kind !== "text" && shape?.kind !== "measure") return null
  const done = () => document.querySelectorAll<SVGElement>("[data-shape]")[chosen!]?.focus()
  const set = (next: Shape) => put(chosen!, next, "words")
  return (
    <div className="drawing-words">
      {shape.kind === "text" ? (
        <TextWords key={chosen} {...{ shape, set, done }} />
      ) : (
        <MeasureWords key={chosen} {...{ shape, set, done }} />
      )}
    </div>
  )
}

/** Tools by their letter, and the way back. */
function useDrawingKeys(drawing: Drawing) {
  const { t } = useTranslation()
  const [below] = useState(() => document.querySelectorAll("dialog[open]").length)
  useKeys(
    Object.fromEntries(tools.map((tool) => [t(`intake.drawing.key.${tool}`), () => drawing.take(tool)])),
    below + 1,
  )
  useStepKeys(drawing)
}
