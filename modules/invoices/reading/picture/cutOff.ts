/**
 * Whether the end of a JPEG is missing, as when sending it was broken off: what was not there decodes as an even gray,
 * without a word. What follows the first scan is looked at, as a small picture of the camera may stand before it.
 */
export function isCutOff(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false
  let at = 2
  while (at + 3 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan)
    at += 2 + bytes[at + 2]! * 256 + bytes[at + 3]!
  return !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(endOfImage, at)
}

const startOfScan = 0xda
/** Among the signs of a picture a byte 0xff never stands before this one. */
const endOfImage = Buffer.from([0xff, 0xd9])
