import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import type { RoomForm } from "../../rooms/schema.ts"
import { Guidance } from "./Guidance.tsx"
import { roomOf } from "./handover.ts"
import { MeasureTools } from "./MeasureTools.tsx"
import { PlaneSketch } from "./PlaneSketch.tsx"
import { Results } from "./Results.tsx"
import { sizeText, ThingFields } from "./ThingFields.tsx"
import type { Measuring } from "./useMeasuring.ts"
import { canClose } from "./work.ts"

interface MeasureFootProps {
  measuring: Measuring
  onRoom: (room: Partial<RoomForm>) => void
}

/** Beside the photo: what to do next, what one knows and measures, and what came of it. */
export function MeasureFoot({ measuring, onRoom }: MeasureFootProps) {
  const { t } = useTranslation()
  const { work, plane } = measuring
  const known = typeof plane === "object" ? plane : undefined
  const isSettled = known && !known.isUnlike && (!known.isGuess || work.measures.length > 0)
  return (
    <div className="perspective-foot stack tight">
      <Guidance measuring={measuring} />
      {!isSettled && <ThingFields measuring={measuring} />}
      {work.corners.length === 0 && (
        <div className="row">
          <PlaneSketch />
          <p className="muted">{t("intake.perspective.plane")}</p>
        </div>
      )}
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
  )
}
