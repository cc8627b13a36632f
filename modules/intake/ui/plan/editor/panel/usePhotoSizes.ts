import { createContext, use } from "react"
import { t } from "#ui/lib/i18n.ts"
import { lengthText, withinText } from "../../../../drawing/lengths.ts"
import { highestWall, longestWall } from "../../../../rooms/schema.ts"
import type { Measured } from "../../../perspective/measured.ts"
import type { Suggestion } from "./Suggestions.tsx"

/** What was measured in photos of the project, the last first. */
export const PhotoMeasures = createContext<readonly Measured[]>([])

type Take<Size = number> = (size: Size) => void
interface Both {
  width: number
  height: number
}

/** Hook: what a field can be filled in with of what was measured in photos; what is larger than fits is left out. */
export function usePhotoSizes() {
  const measured = use(PhotoMeasures)
  const lines = measured.filter(({ kind }) => kind === "length")
  return {
    /** Of a room: a rectangle in a photo is one of its walls. */
    wall: (take: Take) => suggest(measured, "width", longestWall, take),
    high: (take: Take) => suggest(measured, "height", highestWall, take),
    /** Of an opening, of which a rectangle says both sides at once. */
    width: (take: Take) => suggest(lines, "width", longestWall, take),
    height: (take: Take) => suggest(lines, "height", highestWall, take),
    both: (take: Take<Both>) =>
      measured.flatMap((one) =>
        one.kind === "size" && one.width <= longestWall && one.height <= highestWall
          ? [suggestion(one, [one.width, one.height], () => take({ width: one.width, height: one.height }))]
          : [],
      ),
  }
}

const suggest = (measured: readonly Measured[], side: keyof Both, most: number, take: Take): Suggestion[] =>
  measured.flatMap((one) => {
    const size = one.kind === "length" ? one.millimetres : one[side]
    return size <= most ? [suggestion(one, [size], () => take(size))] : []
  })

/** 'Uit foto: 95 cm × 1,20 m ± 2 cm', of 'Raam, Badkamer 1'. */
const suggestion = ({ label, photo, within }: Measured, sizes: number[], take: () => void): Suggestion => ({
  size: t("intake.plan.fromPhoto.size", {
    size: `${sizes.map(lengthText).join(" × ")} ${withinText(within)}`,
  }),
  source: t("intake.plan.fromPhoto.source", { label, photo }),
  take,
})
