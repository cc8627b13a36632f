import * as z from "zod/mini"

/** A photo of the project that a quotation may carry, by the id of the file that it would carry or carries already. */
export const PictureChoice = z.object({
  fileId: z.string(),
  title: z.string(),
  takenAt: z.iso.datetime(),
  preview: z.string(),
})
export type PictureChoice = z.infer<typeof PictureChoice>
