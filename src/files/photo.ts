import { ofOnePhoto, room } from "../jobs/room.ts"
import { createTurns, type Sender } from "../jobs/turns.ts"
import { DomainError } from "../shared/errors.ts"
import { headerOf, mostPixels, pictureOf, refuse, startOfScan } from "./picture.ts"

const maxSide = 2048
/** A quarter of the width of a phone, on the sharpest screen. */
const smallSide = 320

/**
 * Decoding takes memory, so pictures wait for each other, and those that take more than a phone's photo also for
 * what else takes much: whoever sends such, or reads scans, doesn't hold up photos. Of one sender two lots of six of a
 * visitor's photos may wait, which together are no larger than six of the largest.
 */
const share = { most: 12, mostSize: 6 * mostPixels }
const photos = createTurns(share)
const largeOnes = createTurns(share)
/**
 * Until a large one is asked to come back, as reading a long scan takes minutes. What visitors send waits in memory
 * that others need for theirs.
 */
const patience = (sender: Sender) => ("account" in sender ? 60_000 : 1_000)

/**
 * A visitor's picture made safe to keep: recognised by its bytes, turned upright, at most 2048 px,
 * re-encoded as JPEG without EXIF or anything hidden behind the picture.
 */
export const cleanPhoto = (bytes: Uint8Array, sender: Sender): Promise<Uint8Array> =>
  reEncoded(bytes, sender, async (image) =>
    pictureOnly(
      await image
        .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
        .jpeg({ quality: 82 })
        .bytes(),
    ),
  )

/** The same, small enough for a row of them on a phone. */
export const smallPhoto = (bytes: Uint8Array, sender: Sender): Promise<Uint8Array> =>
  reEncoded(bytes, sender, (image) =>
    image
      .resize(smallSide, smallSide, { fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 72 })
      .bytes(),
  )

/** Makes another picture of one that someone sent, once it is known to be one and not too much to decode. */
export async function reEncoded(
  bytes: Uint8Array,
  sender: Sender,
  encode: (image: Bun.Image) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const { pixels, megabytes } = await headerOf(bytes)
  const work = () => encode(pictureOf(bytes)).catch(refuse)
  if (megabytes <= ofOnePhoto) return photos.take(sender, pixels, work)
  if (megabytes > room.megabytes) throw new DomainError("files.tooManyPixels")
  return largeOnes.take(sender, pixels, async () => {
    const share = await room.take(megabytes, patience(sender))
    return await work().finally(share.giveBack)
  })
}

/**
 * The JPEG without its APP1-APP15 segments and comments. The encoder passes a colour profile on unread, however
 * large and whatever it holds; without it a photo of a building is a little less vivid, and nothing hides in it.
 */
function pictureOnly(jpeg: Uint8Array): Uint8Array {
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at] === 0xff && jpeg[at + 1] !== startOfScan) {
    const end = at + 2 + jpeg[at + 2]! * 256 + jpeg[at + 3]!
    if (!isExtra(jpeg[at + 1]!)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}

const isExtra = (marker: number) => (marker > 0xe0 && marker <= 0xef) || marker === 0xfe
