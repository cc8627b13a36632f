import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { type Measure, measuresOf } from "../../rooms/measures.ts"
import type { RoomSize } from "../../rooms/schema.ts"

export const shownMeasures: readonly Measure[] = [
  "floor",
  "walls",
  "ceiling",
  "perimeter",
  "skirting",
  "volume",
]
const units: Record<Measure, string> = {
  ...{ floor: "m²", walls: "m²", ceiling: "m²", perimeter: "m", skirting: "m", volume: "m³" },
}
/** '5,40 m²' */
export const measureText = (measure: Measure, quantity: number) =>
  `${formatQuantity(quantity, 2)} ${units[measure]}`

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
