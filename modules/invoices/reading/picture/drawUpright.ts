import type { Gray } from "#src/files/gray.ts"
import { pngOf } from "#src/files/grayPng.ts"
import { turn } from "./turn.ts"

/** A JPEG of the page as it was read: turned upright and straightened, so that boxes lie where the words are. */
export function drawUpright(gray: Gray, turned: number, width: number): Promise<Uint8Array> {
  return new Bun.Image(pngOf(turn(gray, turned)))
    .resize(width, undefined, { withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .bytes()
}
