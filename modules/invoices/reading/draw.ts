import { drawPdf } from "./pdf/readPdf.ts"
import { decode } from "./picture/decode.ts"
import { drawUpright } from "./picture/drawUpright.ts"
import { type RenderTask, Unreadable } from "./task.ts"

/** A JPEG of one page as it was read. */
export async function draw({ path, format, page, turned, width }: RenderTask): Promise<Uint8Array> {
  const bytes = await Bun.file(path).bytes()
  if (format === "picture") return drawUpright(await decode(bytes), turned, width)
  if (format === "xml") throw new Unreadable("nothingToRead")
  const drawn = await drawPdf(bytes, page, longestSide(width))
  if (!drawn) throw new Unreadable("brokenPdf")
  return drawUpright(drawn, turned, width)
}

/** A page that stands or lies: its longest side is at most this much longer than it is wide. */
const longestSide = (width: number) => Math.min(Math.ceil(width * Math.SQRT2), 3508)
