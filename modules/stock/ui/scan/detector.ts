/** What is written in the code that a picture shows, if it shows one. */
export type Detector = (video: HTMLVideoElement) => Promise<string | undefined>

/** The browser's own detector where it knows all that we read, and else ours, which is loaded only then. */
export async function chooseDetector(): Promise<Detector> {
  const native = await nativeDetector()
  if (!native) return ownDetector()
  let chosen = native
  return async (video) => {
    try {
      return await chosen(video)
    } catch {
      // A phone without the services that it leans on only says so now.
      chosen = await ownDetector()
      return chosen(video)
    }
  }
}

const formats = ["qr_code", "ean_13", "ean_8", "upc_a", "code_128"]

interface NativeDetector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface NativeDetectors {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<string[]>
}

async function nativeDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: NativeDetectors }
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (!BarcodeDetector || !formats.every((format) => known.includes(format))) return undefined
  const detector = new BarcodeDetector({ formats })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/**
 * Of the picture's longest side: enough for the bars of a box in the hand, and read in a blink. Of one still QR code in
 * fifty nothing is read at one size, and almost always at another; each twice, as a code counts when it was read twice.
 */
const sides = [640, 640, 448, 448]

async function ownDetector(): Promise<Detector> {
  const { codeIn } = await import("./readers.ts")
  const canvas = document.createElement("canvas")
  const brush = canvas.getContext("2d", { willReadFrequently: true })!
  let looks = 0
  return async (video) => {
    const longest = sides[looks++ % sides.length]!
    const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight))
    const [width, height] = [video.videoWidth, video.videoHeight].map((side) => Math.round(side * scale)) as [
      number,
      number,
    ]
    Object.assign(canvas, { width, height })
    brush.drawImage(video, 0, 0, width, height)
    return codeIn(brightnessOf(brush.getImageData(0, 0, width, height).data), width, height)
  }
}

/** Of each pixel, green twice, as an eye sees it. */
function brightnessOf(colours: Uint8ClampedArray): Uint8ClampedArray {
  const brightness = new Uint8ClampedArray(colours.length / 4)
  for (let at = 0; at < brightness.length; at++) {
    const [red, green, blue] = [colours[at * 4]!, colours[at * 4 + 1]!, colours[at * 4 + 2]!]
    brightness[at] = (red + 2 * green + blue) >> 2
  }
  return brightness
}
