import * as z from "zod/mini"
import { get, post } from "#ui/lib/http.ts"
import { PictureChoice, PictureReply, type PutPicture } from "../../../pictures/schema.ts"

export const api = {
  choices: (quotation: number) => get(z.array(PictureChoice), `/api/quotations/${quotation}/pictures`),
  /** A photo of the project under the pictures of the draft. */
  put: (quotation: number, chosen: PutPicture) =>
    post(PictureReply, `/api/quotations/${quotation}/pictures`, chosen),
}

/** One that a version carries, small. */
export const pictureHref = (quotation: number, fileId: string) =>
  `/api/quotations/${quotation}/pictures/${fileId}`
