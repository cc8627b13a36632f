import BinaryBitmap from "@zxing/library/es2015/core/BinaryBitmap"
import HybridBinarizer from "@zxing/library/es2015/core/common/HybridBinarizer"
import Exception from "@zxing/library/es2015/core/Exception"
import Code128Reader from "@zxing/library/es2015/core/oned/Code128Reader"
import EAN8Reader from "@zxing/library/es2015/core/oned/EAN8Reader"
import EAN13Reader from "@zxing/library/es2015/core/oned/EAN13Reader"
import QRCodeReader from "@zxing/library/es2015/core/qrcode/QRCodeReader"
import RGBLuminanceSource from "@zxing/library/es2015/core/RGBLuminanceSource"

/** UPC-A is an EAN of thirteen digits that begins with a nought, and is read as one. */
const readers = [new QRCodeReader(), new EAN13Reader(), new EAN8Reader(), new Code128Reader()]

/** What is written in the code that a picture shows, by its brightness pixel by pixel. */
export function codeIn(brightness: Uint8ClampedArray, width: number, height: number): string | undefined {
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(brightness, width, height)))
  for (const reader of readers) {
    try {
      return reader.decode(picture).getText()
    } catch (error) {
      // It isn't there, or can't be read: that is how a reader says so.
      if (!(error instanceof Exception)) throw error
    }
  }
  return undefined
}
