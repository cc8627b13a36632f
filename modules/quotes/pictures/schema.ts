import * as z from "zod/mini"

/** A photo of the project by its number, to be put under the pictures of the draft. */
export const PutPicture = z.strictObject({ photo: z.int().check(z.positive()) })
export type PutPicture = z.infer<typeof PutPicture>

/** `version`: the newest. `added` false: it carried that picture already. */
export const PictureReply = z.object({ version: z.int(), added: z.boolean() })
export type PictureReply = z.infer<typeof PictureReply>
