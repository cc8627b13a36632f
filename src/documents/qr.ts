import ErrorCorrectionLevel from "@zxing/library/es2015/core/qrcode/decoder/ErrorCorrectionLevel"
import Encoder from "@zxing/library/es2015/core/qrcode/encoder/Encoder"

/** So much white must be around it, in squares, or it is not found. */
export const quietZone = 4

/** How large one stands beside a text, in points: 28 millimetres, which any telephone reads at arm's length. */
export const scanSize = 81

/** The dark squares of a QR code that may lose 15% of itself, beside each other taken together. Its letters are UTF-8. */
export function qrCode(text: string) {
  const matrix = Encoder.encode(text, ErrorCorrectionLevel.M).getMatrix()
  const side = matrix.getWidth()
  const dark: { x: number; y: number; width: number; height: number }[] = []
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (matrix.get(x, y) === 0) continue
      const last = dark.at(-1)
      if (last?.y === y && last.x + last.width === x) last.width++
      else dark.push({ x, y, width: 1, height: 1 })
    }
  return { side, dark }
}
