import type { Archive } from "./archive.ts"
import { type Format, formatOf, plain } from "./format.ts"
import { scan } from "./scan.ts"

/** What a workbook says of itself, before any sheet is read. */
export interface Book {
  /** The parts of the sheets that are in sight, in their order. */
  sheets: string[]
  strings: string | undefined
  /** By the style of a cell. */
  formats: Format[]
  /** Whether days are counted from 1904, as on old Macs. */
  since1904: boolean
}

export async function readBook(archive: Archive): Promise<Book> {
  const [main = ""] = (await relationsOf(archive, ""))
    .filter(({ kind }) => kind === "officeDocument")
    .map(({ target }) => target)
  const relations = await relationsOf(archive, main)
  const book: Book = {
    ...{ sheets: [], formats: [], since1904: false },
    strings: relations.find(({ kind }) => kind === "sharedStrings")?.target,
  }
  await scan(archive, main, {
    opened(name, attributes) {
      if (name === "workbookPr") book.since1904 = /^(1|true)$/.test(attributes.date1904 ?? "")
      if (name !== "sheet" || /hidden/i.test(attributes.state ?? "")) return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1]
      // A page with only a chart is called a sheet as well.
      const found = relations.find((relation) => relation.id === id && relation.kind === "worksheet")
      if (found) book.sheets.push(found.target)
    },
  })
  const styles = relations.find(({ kind }) => kind === "styles")?.target
  if (styles && archive.has(styles)) book.formats = await formatsIn(archive, styles)
  return book
}

interface Relation {
  id: string
  /** The last word of its type: 'worksheet'. */
  kind: string
  /** From the root. */
  target: string
}

async function relationsOf(archive: Archive, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1)
  const found: Relation[] = []
  await scan(archive, `${folder}_rels/${part.slice(folder.length)}.rels`, {
    opened(name, { Id = "", Type = "", Target = "", TargetMode }) {
      if (name !== "Relationship" || TargetMode === "External") return
      const target = new URL(Target, `part:///${folder}`).pathname.slice(1)
      found.push({ id: Id, kind: Type.slice(Type.lastIndexOf("/") + 1), target: decodeURI(target) })
    },
  })
  return found
}

async function formatsIn(archive: Archive, part: string): Promise<Format[]> {
  const own = new Map<string, string>()
  const formats: Format[] = []
  let ofCells = false
  await scan(archive, part, {
    opened(name, { numFmtId = "0", formatCode }) {
      if (name === "numFmt" && formatCode) own.set(numFmtId, formatCode)
      else if (name === "cellXfs") ofCells = true
      else if (name === "xf" && ofCells) formats.push(formatOf(Number(numFmtId), own.get(numFmtId)) ?? plain)
    },
    done: () => formats.length > mostFormats,
  })
  return formats
}

/** Excel itself has no more. */
const mostFormats = 65_490
