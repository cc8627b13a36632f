import { useRef } from "react"
import type { PictureChoice } from "../../../pictures/choices/schema.ts"
import type { Quotation } from "../../../quotations/schema.ts"
import { pictureHref } from "./api.ts"

/**
 * Where a picture can be seen. One that was just chosen is a photo of the project; once it is saved the choices know it
 * by another file, maybe before the answer arrives. Undefined: not known yet.
 */
export function usePictureSource(
  { id, latest }: Pick<Quotation, "id" | "latest">,
  choices: readonly PictureChoice[] | undefined,
) {
  const seen = useRef(new Map<string, string>())
  for (const { fileId, preview } of choices ?? []) seen.current.set(fileId, preview)
  return (fileId: string): string | undefined => {
    const own = pictureHref(id, fileId)
    if (latest.pictures.some((picture) => picture.fileId === fileId)) return own
    return choices && (seen.current.get(fileId) ?? own)
  }
}
