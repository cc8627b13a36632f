import { zipOf } from "../files/zip.testing.ts"

const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"

const relations = (targets: [id: string, kind: string, target: string][]) =>
  `<?xml version="1.0"?><Relationships>${targets
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${types}/${kind}" Target="${target}"/>`)
    .join("")}</Relationships>`

export interface SampleSheet {
  /** The inside of its sheetData. */
  rows: string
  state?: "hidden" | "veryHidden"
}

/** Formats by which cells are shown, in the order of their styles: `s="1"` is the first. */
const stylesOf = (codes: string[]) =>
  `<styleSheet xmlns="${main}"><numFmts>${codes
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', "&quot;")}"/>`)
    .join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${codes
    .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
    .join("")}</cellXfs></styleSheet>`

/** The parts of a file of Excel, as it is packed: to be broken on purpose. */
export function xlsxParts({
  sheets,
  strings = [],
  formats = [],
  since1904 = false,
}: {
  sheets: SampleSheet[]
  /** The inside of each `si`. */
  strings?: string[]
  formats?: string[]
  since1904?: boolean
}): Record<string, string> {
  const names = sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`)
  return {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${types}"><workbookPr date1904="${since1904 ? 1 : 0}"/><sheets>${sheets
      .map(
        ({ state = "visible" }, at) =>
          `<sheet name="Blad${at + 1}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...names.map((name, at): [string, string, string] => [`rId${at + 1}`, "worksheet", name]),
      ["rId901", "sharedStrings", "sharedStrings.xml"],
      ["rId902", "styles", "/xl/styles.xml"],
    ]),
    "xl/styles.xml": stylesOf(formats),
    "xl/sharedStrings.xml": `<sst xmlns="${main}">${strings.map((string) => `<si>${string}</si>`).join("")}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/${names[at]}`,
        `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData><extLst><ext><x:row><x:c><x:v>9</x:v></x:c></x:row></ext></extLst></worksheet>`,
      ]),
    ),
  }
}

/** A file of Excel with these rows in its first sheet. */
export const xlsxOf = (rows: string, more: Omit<Parameters<typeof xlsxParts>[0], "sheets"> = {}) =>
  zipOf(xlsxParts({ sheets: [{ rows }], ...more }))

/** A row of texts. */
export const textRow = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`
