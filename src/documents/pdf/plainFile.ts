import { zlibSync } from "fflate"
import type { Canvas } from "./canvas.ts"
import { embedFace } from "./embed.ts"
import type { PdfObjects } from "./objects.ts"
import type { Typesetter } from "./type.ts"

interface Page {
  title: string
  author: string
  type: Typesetter
  canvas: Canvas
  /** In points. */
  size: { width: number; height: number }
}

/**
 * One page without pictures as a PDF, printed as large as it is: for the browser, to which the library of the server
 * would be 213 kB.
 */
export function plainPdf({ title, author, type, canvas, size }: Page): Uint8Array {
  const objects = createObjects()
  const fonts = Object.fromEntries(
    type
      .uses()
      .filter((use) => canvas.faces.has(use))
      .map((use) => [use.key, embedFace(objects, use)]),
  )
  const page = objects.next(1)
  const pages = objects.next(2)
  objects.add({
    ...{ Type: "Page", Parent: pages, MediaBox: [0, 0, size.width, size.height] },
    ...{ Resources: { Font: fonts }, Contents: objects.next(3) },
  })
  objects.add({ Type: "Pages", Kids: [page], Count: 1 })
  objects.stream(canvas.content())
  const catalog = objects.add({
    ...{ Type: "Catalog", Pages: pages, Lang: objects.text("nl-NL") },
    ViewerPreferences: { PrintScaling: "None", DisplayDocTitle: true },
  })
  const about = { Title: objects.text(title), Author: objects.text(author) }
  const info = objects.add({ ...about, Producer: objects.text("Waterpas") })
  return objects.file({ Size: objects.next(1).number, Root: catalog, Info: info })
}

/** An object by its number in the file. */
class Ref {
  constructor(readonly number: number) {}
}
/** As it is written. */
class Literal {
  constructor(readonly written: string) {}
}

function createObjects() {
  const bodies: Uint8Array[][] = []
  const kept = (...parts: (string | Uint8Array)[]) => {
    bodies.push(parts.map((part) => (typeof part === "string" ? latin(part) : part)))
    return new Ref(bodies.length)
  }
  const objects: PdfObjects<Ref> = {
    add: (value) => kept(written(value)),
    stream(content) {
      const packed = zlibSync(typeof content === "string" ? latin(content) : new Uint8Array(content))
      const head = written({ Length: packed.length, Filter: "FlateDecode" })
      return kept(`${head}\nstream\n`, packed, "\nendstream")
    },
    text: (value) => new Literal(`<feff${utf16(value)}>`),
  }
  return {
    ...objects,
    /** Which number what is added as the first, second or third after this will have. */
    next: (which: number) => new Ref(bodies.length + which),
    file: (trailer: Record<string, unknown>) => fileOf(bodies, trailer),
  }
}

/** The objects with the table that says where each begins. */
function fileOf(bodies: readonly Uint8Array[][], trailer: Record<string, unknown>): Uint8Array {
  // The second line is for who would take the file for a text.
  const parts: Uint8Array[] = [latin("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n")]
  let at = parts[0]!.length
  const places: number[] = []
  const put = (part: Uint8Array) => {
    parts.push(part)
    at += part.length
  }
  for (const [index, body] of bodies.entries()) {
    places.push(at)
    put(latin(`${index + 1} 0 obj\n`))
    for (const part of body) put(part)
    put(latin("\nendobj\n"))
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("")
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`
  put(latin(`${table}trailer\n${written(trailer)}\nstartxref\n${at}\n%%EOF\n`))
  const file = new Uint8Array(at)
  let from = 0
  for (const part of parts) {
    file.set(part, from)
    from += part.length
  }
  return file
}

function written(value: unknown): string {
  if (value instanceof Ref) return `${value.number} 0 R`
  if (value instanceof Literal) return value.written
  if (Array.isArray(value)) return `[${value.map(written).join(" ")}]`
  if (typeof value === "string") return `/${value}`
  if (typeof value !== "object" || value === null) return String(value)
  const entries = Object.entries(value).map(([key, one]) => `/${key} ${written(one)}`)
  return `<< ${entries.join(" ")} >>`
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("")
