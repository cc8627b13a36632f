import { formatQuantity } from "#src/shared/euro.ts"
import { round } from "#src/shared/rounding.ts"
import { t } from "#ui/lib/i18n.ts"
import { asPrecise, lengthText, withinText } from "../../drawing/lengths.ts"
import type { Tap } from "../../perspective/corners.ts"
import {
  areaOf,
  isDoubtful,
  lengthOf,
  type Measured,
  type MeasureFault,
  sizeOf,
} from "../../perspective/measure.ts"
import type { Plane } from "../../perspective/plane.ts"
import type { Measure } from "./work.ts"

/** What a measure that has all its points comes to. */
export type Result =
  | { kind: "length"; length: Measured }
  | { kind: "rectangle"; width: Measured; height: Measured; area: Measured }
  | { kind: "area"; area: Measured }
  | { kind: "fault"; fault: MeasureFault }

export function resultOf(plane: Plane, { kind, taps }: Measure): Result {
  if (kind === "rectangle") {
    const size = sizeOf(plane, taps)
    return typeof size === "string" ? faulty(size) : { kind, ...size }
  }
  if (kind === "area") {
    const area = areaOf(plane, taps)
    return typeof area === "string" ? faulty(area) : { kind, area }
  }
  const length = lengthOf(plane, taps as unknown as [Tap, Tap])
  return typeof length === "string" ? faulty(length) : { kind, length }
}

/** '2,31 m ± 2 cm', '95 cm ± 1 cm × 1,20 m ± 2 cm, 1,14 m² ± 0,03 m²'; of what can't be measured why. */
export function resultText(result: Result): string {
  if (result.kind === "fault") return t(`intake.perspective.fault.${result.fault}`)
  if (result.kind === "length") return measuredText(result.length)
  if (result.kind === "area") return squaresText(result.area)
  const { width, height, area } = result
  return `${measuredText(width)} × ${measuredText(height)}, ${squaresText(area)}`
}

const measuredText = ({ value, within }: Measured): string =>
  `${lengthText(asPrecise(value, within))} ${withinText(within)}`

export const squaresText = ({ value, within }: Measured): string =>
  `${formatQuantity(round(value / 1e6, 2), 2)} m² ± ${formatQuantity(Math.ceil(within / 1e4) / 100, 2)} m²`

/** The part of it that is least certain, by its own size. */
export const leastCertain = (result: Exclude<Result, { kind: "fault" }>): Measured => {
  if (result.kind === "length") return result.length
  if (result.kind === "area") return result.area
  return result.width.within / result.width.value > result.height.within / result.height.value
    ? result.width
    : result.height
}

export const isUncertain = (result: Result): boolean =>
  result.kind !== "fault" && isDoubtful(leastCertain(result))

const faulty = (fault: MeasureFault): Result => ({ kind: "fault", fault })
