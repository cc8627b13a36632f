import { deflateSync } from "node:zlib"
import { qrCode } from "../qr.ts"

/** A QR code as a PNG of black and white, for files that hold no shapes. */
export function qrPicture(text: string): Uint8Array {
  const { side, dark } = qrCode(text)
  const size = side * magnified
  const bytesInRow = Math.ceil(size / 8)
  const rows = new Uint8Array(size * (1 + bytesInRow)).fill(white)
  for (let row = 0; row < size; row++) rows[row * (1 + bytesInRow)] = unfiltered
  for (const { x, y, width } of dark)
    for (let row = y * magnified; row < (y + 1) * magnified; row++)
      for (let at = x * magnified; at < (x + width) * magnified; at++)
        rows[row * (1 + bytesInRow) + 1 + (at >> 3)]! &= ~(0x80 >> (at & 7))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  // A bit for each pixel, of gray.
  head[8] = 1
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(rows)), chunk("IEND")])
}

/** Pixels in a square, so that its edges stay sharp when a program scales it. */
const magnified = 12
const white = 0xff
const unfiltered = 0
const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")

function chunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(Bun.hash.crc32(body), body.length + 4)
  return whole
}
