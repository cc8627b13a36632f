import { useTranslation } from "react-i18next"
import { type Measure, measuresOf } from "../../rooms/measures.ts"
import type { RoomSize } from "../../rooms/schema.ts"
import { measureText, shownMeasures } from "./measureText.ts"

/** What follows from the sizes of a room. */
export const RoomMeasures = ({ size }: { size: RoomSize }) => <Measures measures={measuresOf(size)} />

export function Measures({ measures }: { measures: Record<Measure, number> }) {
  const { t } = useTranslation()
  return (
    <dl className="rooms-measures">
      {shownMeasures.map((measure) => (
        <div key={measure}>
          <dt>{t(`intake.rooms.measure.${measure}`)}</dt>
          <dd>{measureText(measure, measures[measure])}</dd>
        </div>
      ))}
    </dl>
  )
}
