import { reEncoded } from "#src/files/photo.ts"
import type { Sender } from "#src/jobs/turns.ts"
import { invalid } from "#src/shared/errors.ts"

/** As large as the paper of the pad. */
const [widest, highest] = [600, 240]

/** A signature as it was sent, made anew as a JPEG, which both kinds of document can hold; the same each time. */
export async function cleanSignature(picture: string, sender: Sender): Promise<string> {
  const data = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/.exec(picture)
  if (!data) throw invalid({ signature: "intake.signatureUnreadable" })
  const clean = await reEncoded(Buffer.from(data[1]!, "base64"), sender, (image) =>
    image.resize(widest, highest, { fit: "inside", withoutEnlargement: true }).jpeg({ quality: 85 }).bytes(),
  )
  return `data:image/jpeg;base64,${Buffer.from(clean).toString("base64")}`
}
