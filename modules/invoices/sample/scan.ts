import type { Gray } from "#src/files/gray.ts"
import { pngOf } from "#src/files/grayPng.ts"
import { drawPdf } from "../reading/pdf/readPdf.ts"
import { turn } from "../reading/picture/turn.ts"

interface Scanned {
  /** In degrees clockwise, as it lay on the glass or was held. */
  turned?: number
  /** Dots of the longest side. */
  side?: number
}

/** The first page of a PDF as a picture without its text, on gray paper with the grain of a scanner. */
export async function sampleScan(
  pdf: Uint8Array,
  { turned = 0.6, side = 2480 }: Scanned = {},
): Promise<Uint8Array> {
  const page = await drawPdf(pdf, 1, side)
  if (!page) throw new Error("a sample that can't be drawn")
  return new Bun.Image(pngOf(grained(turn(page, turned)))).jpeg({ quality: 72 }).bytes()
}

/** The same grain each time, so that a test reads the same. */
function grained({ width, height, data }: Gray): Gray {
  let seed = 20_261
  const grain = data.map((value) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return 22 + Math.round(value * 0.86) + ((seed >>> 16) % 12)
  })
  return { width, height, data: grain }
}
