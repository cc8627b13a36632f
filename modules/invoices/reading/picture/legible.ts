import type { Gray } from "#src/files/gray.ts"
import { evenLight } from "./evenLight.ts"
import { turn } from "./turn.ts"
import type { Lie } from "./upright.ts"

/** Within this of the wanted size the pixels are left as they are: making them anew costs sharpness and time. */
const closeEnough = 0.2
const mostPixels = 16e6

/** The page turned upright, with dark letters of the wanted height on white paper. */
export function legible(
  gray: Gray,
  { light, letterHeight }: Lie,
  how: { turned: number; letterHeight: number; even: boolean },
): Gray {
  const wanted = Math.min(3, Math.max(0.25, how.letterHeight / (letterHeight || how.letterHeight)))
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (gray.width * gray.height)))
  const page = turn(light ? negative(gray) : gray, how.turned, Math.abs(scale - 1) < closeEnough ? 1 : scale)
  return how.even ? evenLight(page, Math.round(how.letterHeight * 2.5)) : page
}

const negative = ({ width, height, data }: Gray): Gray => ({
  width,
  height,
  data: data.map((value) => 255 - value),
})
