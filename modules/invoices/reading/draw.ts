import type { Context } from "../understanding/suggestion.ts"
import { drawPdf } from "./pdf/readPdf.ts"
import { decode } from "./picture/decode.ts"
import { drawUpright } from "./picture/drawUpright.ts"
import { type RenderTask, Unreadable } from "./task.ts"
import { readXml } from "./xml/readXml.ts"

/** A JPEG of one page as it was read. */
export async function draw({ path, format, page, turned, width }: RenderTask): Promise<Uint8Array> {
  const bytes = await Bun.file(path).bytes()
  if (format === "picture") return drawUpright(await decode(bytes), turned, width)
  const pdf = format === "pdf" ? bytes : readXml(bytes, nothingKnown).attachedPdf
  const drawn = pdf && (await drawPdf(pdf, page, longestSide(width)))
  if (!drawn) throw new Unreadable("nothingToRead")
  return drawUpright(drawn, turned, width)
}

/** A page that stands or lies: its longest side is at most this much longer than it is wide. */
const longestSide = (width: number) => Math.min(Math.ceil(width * Math.SQRT2), 3508)

const nothingKnown: Context = {
  today: "",
  company: { name: "", kvk: "", btwId: "", iban: "" },
  suppliers: [],
}
