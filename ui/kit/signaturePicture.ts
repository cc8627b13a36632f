import { inkPath, paper, type Stroke } from "./ink.ts"

/** A signature as a PNG of at most 20 kB, dark on white: for documents, whatever the theme. */
export interface Signature {
  png: Blob
  width: number
  height: number
}

export const dark = "#13232c"
export const penWidth = 4.5

/** How high its letters are: of a long name as large as fits, at a mean width of half of that. */
export const nameSize = (name: string) => Math.min(90, (paper.width * 0.9) / (name.length * 0.5))

/** Undefined where a device has no room for a picture. */
export const drawnSignature = (strokes: readonly Stroke[]): Promise<Signature | undefined> =>
  onPaper((pen) => {
    pen.lineWidth = penWidth
    pen.lineCap = pen.lineJoin = "round"
    pen.stroke(new Path2D(inkPath(strokes)))
  })

/** For who can't draw: his name as if it were written. */
export const typedSignature = (name: string): Promise<Signature | undefined> =>
  onPaper((pen) => {
    pen.font = `italic 500 ${nameSize(name)}px ${getComputedStyle(document.body).fontFamily}`
    pen.textAlign = "center"
    pen.textBaseline = "middle"
    pen.fillText(name, paper.width / 2, paper.height / 2)
  })

/** As fine as fits in so many bytes; a document shows it a few centimetres wide. */
const mostBytes = 20_000
const scales = [1, 0.7, 0.5, 0.35]

async function onPaper(draw: (pen: CanvasRenderingContext2D) => void): Promise<Signature | undefined> {
  let made: Signature | undefined
  for (const scale of scales) {
    made = await pictureOf(draw, scale)
    if (!made || made.png.size <= mostBytes) break
  }
  return made
}

async function pictureOf(
  draw: (pen: CanvasRenderingContext2D) => void,
  scale: number,
): Promise<Signature | undefined> {
  const canvas = document.createElement("canvas")
  const size = { width: Math.round(paper.width * scale), height: Math.round(paper.height * scale) }
  Object.assign(canvas, size)
  const pen = canvas.getContext("2d")
  if (!pen) return undefined
  pen.scale(scale, scale)
  pen.fillStyle = "#ffffff"
  pen.fillRect(0, 0, paper.width, paper.height)
  pen.fillStyle = pen.strokeStyle = dark
  draw(pen)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"))
  return png ? { png, ...size } : undefined
}
