import { shrinkPhoto } from "#ui/lib/shrinkPhoto.ts"
import { maxPhotoMegabytes } from "../../photos/schema.ts"

/** As it is sent. What this device can't read goes as it is: the server says in Dutch what is wrong with it. */
export async function smaller(file: Blob): Promise<Blob> {
  const asFile = file instanceof File ? file : new File([file], "foto.jpg", { type: file.type })
  return (await shrinkPhoto(asFile, maxPhotoMegabytes * 1024 * 1024)) ?? file
}
