import * as z from "zod/mini"
import { get } from "#ui/lib/http.ts"
import { PictureChoice } from "../../../pictures/choices/schema.ts"

export const api = {
  choices: (quotation: number) => get(z.array(PictureChoice), `/api/quotations/${quotation}/pictures`),
}

/** One that a version carries, small. */
export const pictureHref = (quotation: number, fileId: string) =>
  `/api/quotations/${quotation}/pictures/${fileId}`
