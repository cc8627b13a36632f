import { pngOf } from "../../files/grayPng.ts"
import { qrCode } from "../qr.ts"

/** A QR code as a PNG, for files that hold no shapes; without white around it. */
export function qrPicture(text: string): Uint8Array {
  const { side, dark } = qrCode(text)
  const width = side * magnified
  const data = new Uint8Array(width * width).fill(white)
  for (const box of dark)
    for (let row = box.y * magnified; row < (box.y + 1) * magnified; row++)
      data.fill(black, row * width + box.x * magnified, row * width + (box.x + box.width) * magnified)
  return pngOf({ width, height: width, data })
}

/** Pixels in a square, so that its edges stay sharp when a program scales it. */
const magnified = 8
const black = 0
const white = 255
