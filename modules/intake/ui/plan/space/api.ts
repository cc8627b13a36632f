import { PictureReply, type PutPicture } from "#modules/quotes/pictures/schema.ts"
import { post } from "#ui/lib/http.ts"

export const api = {
  /** A photo of the project under the pictures of its draft. */
  offer: (quotation: number, chosen: PutPicture) =>
    post(PictureReply, `/api/quotations/${quotation}/pictures`, chosen),
}
