import { expect, test } from "bun:test"
import { zipOf } from "../../files/zip.testing.ts"
import { heldDuring } from "../../jobs/eventLoop.testing.ts"
import { longestHold } from "../../jobs/eventLoop.ts"
import { textRow, xlsxOf, xlsxParts } from "../xlsx.testing.ts"
import { cellsOfXlsx } from "./cells.ts"

const refused = async (bytes: Uint8Array): Promise<string> => {
  try {
    return `${(await cellsOfXlsx(bytes)).length} rows`
  } catch (error) {
    return String((error as { code?: string }).code ?? error)
  }
}
const withParts = (parts: Record<string, string | Uint8Array>) =>
  zipOf({ ...xlsxParts({ sheets: [{ rows: textRow("Vos") }] }), ...parts })
const sheetPart = "xl/worksheets/sheet1.xml"

/** The place of the table's line about a part. */
function lineOf(bytes: Uint8Array, name: string): number {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = zip.indexOf("PK\x01\x02"); at >= 0; at = zip.indexOf("PK\x01\x02", at + 1))
    if (zip.toString("latin1", at + 46, at + 46 + zip.readUInt16LE(at + 28)) === name) return at
  throw new Error(`no ${name}`)
}
function changed(bytes: Uint8Array, name: string, change: (line: DataView) => void) {
  const copy = bytes.slice()
  change(new DataView(copy.buffer, lineOf(copy, name)))
  return copy
}

const noise = (length: number) => crypto.getRandomValues(Buffer.alloc(length)).toString("hex")

test("what is no file of Excel is told apart from one that can't be read", async () => {
  expect(await refused(new TextEncoder().encode("naam;plaats"))).toBe("sheets.noExcel")
  expect(await refused(new Uint8Array())).toBe("sheets.noExcel")
  expect(await refused(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe("sheets.oldExcel")
  const ods = { mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<x/>" }
  expect(await refused(zipOf(ods, ["mimetype"]))).toBe("sheets.openDocument")
  expect(await refused(zipOf({ "leesmij.txt": "hallo" }))).toBe("sheets.broken")
  expect(await refused(withParts({ "xl/workbook.xml": "\u0083\u0001binary" }))).toBe("sheets.broken")
})

test("a bomb is seen by its table, before any of it is unpacked", async () => {
  const bomb = withParts({ [sheetPart]: new Uint8Array(29_000_000) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await refused(bomb)).toBe("sheets.tooHeavy")
  expect(await refused(withParts({ "xl/sharedStrings.xml": new Uint8Array(29_000_000) }))).toBe("1 rows")
  const large = changed(withParts({}), sheetPart, (line) => {
    line.setUint32(20, 9_000_000, true)
    line.setUint32(24, 31 * 1024 * 1024, true)
  })
  expect(await refused(large)).toBe("sheets.tooHeavy")
})

test("a part that unpacks to another size than the table says is not believed", async () => {
  const rows = textRow("Vos").repeat(2000)
  const lying = (size: number) => changed(xlsxOf(rows), sheetPart, (line) => line.setUint32(24, size, true))
  expect(await refused(xlsxOf(rows))).toBe("2000 rows")
  expect(await refused(lying(10))).toBe("sheets.broken")
  expect(await refused(lying(50_000))).toBe("sheets.broken")
  const larger = changed(xlsxOf(rows), "xl/styles.xml", (line) => line.setUint32(24, 9999, true))
  expect(await refused(larger)).toBe("sheets.broken")
  // Sizes that stand elsewhere, for what is larger than four gigabytes.
  expect(await refused(lying(0xffffffff))).toBe("sheets.tooHeavy")
  const elsewhere = changed(xlsxOf(rows), sheetPart, (line) => line.setUint32(42, 0xffffffff, true))
  expect(await refused(elsewhere)).toBe("sheets.broken")
})

test("a password, a way out of the folder, a name twice, another packing and far too many parts are refused", async () => {
  expect(await refused(changed(withParts({}), sheetPart, (line) => line.setUint16(8, 1, true)))).toBe(
    "sheets.locked",
  )
  expect(await refused(changed(withParts({}), sheetPart, (line) => line.setUint16(10, 12, true)))).toBe(
    "sheets.broken",
  )
  const sheet = xlsxParts({ sheets: [{ rows: textRow("Maas") }] })[sheetPart]!
  for (const name of ["../../etc/passwd", "xl\\..\\..\\x", "XL/Worksheets/SHEET1.xml"])
    expect(await refused(withParts({ [name]: sheet }))).toBe("sheets.broken")
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`xl/media/${at}.png`, "x"]))
  expect(await refused(withParts(many))).toBe("sheets.broken")
})

test("of a million rows no more are read than show that there are too many", async () => {
  const rows = "<row><c><v>1</v></c></row>"
  expect(await refused(xlsxOf(rows.repeat(5001)))).toBe("5001 rows")
  // Broken far behind it, which nobody comes to.
  expect(await refused(xlsxOf(`${rows.repeat(6000)}${textRow("x".repeat(9)).repeat(3000)}<broken`))).toBe(
    "sheets.tooLong",
  )
  const million = Array.from({ length: 1_000_000 }, (_, at) => `<row><c><v>${at % 9973}</v></c></row>`).join(
    "",
  )
  expect(await refused(xlsxOf(million))).toBe("sheets.tooLong")
})

test("many sheets of nothing count together", async () => {
  const nothing = `<row r="1" s="1"/>${" ".repeat(1_000_000)}${noise(9000)}`
  const sheets = Array.from({ length: 60 }, () => ({ rows: nothing }))
  expect(await refused(zipOf(xlsxParts({ sheets })))).toBe("sheets.tooHeavy")
})

test("entities and document types are refused, and nothing outside is asked for", async () => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet><sheetData>${textRow("&b;")}</sheetData></worksheet>`
  expect(await refused(withParts({ [sheetPart]: laughs }))).toBe("sheets.broken")
  expect(await refused(xlsxOf(textRow("&b;")))).toBe("sheets.broken")
  const rels = xlsxParts({ sheets: [] })["_rels/.rels"]!
  for (const target of ["http://127.0.0.1:1/x.xml", "../../../../etc/passwd", "%", "xl/ooo.xml"])
    expect(await refused(withParts({ "_rels/.rels": rels.replace("xl/workbook.xml", target) }))).toBe(
      "sheets.broken",
    )
})

test.each([
  ["a cell far to the right", '<row><c r="XFD1"><v>1</v></c></row>', "sheets.tooWide"],
  ["a cell farther than there are", '<row><c r="ZZZZ1"><v>1</v></c></row>', "sheets.broken"],
  ["cells that go back", '<row><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>', "sheets.broken"],
  ["rows that go back", '<row r="2"><c><v>1</v></c></row><row r="2"/>', "sheets.broken"],
  ["a row of no number", '<row r="1e99"/>', "sheets.broken"],
  ["a text that isn't there", '<row><c t="s"><v>7</v></c></row>', "sheets.broken"],
  ["a text without a number", '<row><c t="s"><v>-1</v></c></row>', "0 rows"],
  ["a style that isn't there", '<row><c s="99"><v>1</v></c></row>', "1 rows"],
  ["numbers that are none", "<row><c><v>Infinity</v></c><c><v>0x10</v></c></row>", "1 rows"],
  ["more text than a list may have", textRow(noise(15_000)).repeat(80), "sheets.tooMuchText"],
  ["one text for every cell", '<row><c t="s"><v>0</v></c></row>'.repeat(300), "sheets.tooMuchText"],
  ["too much depth", "<a>".repeat(100), "sheets.tooHeavy"],
  [
    "too many attributes",
    `<row ${Array.from({ length: 1001 }, (_, at) => `a${at}="1"`).join(" ")}/>`,
    "sheets.tooHeavy",
  ],
])("a sheet with %s", async (_, rows, outcome) => {
  expect(await refused(xlsxOf(rows, { strings: [`<t>${"b".repeat(10_000)}</t>`] }))).toBe(outcome)
})

test("a file that was cut off or damaged anywhere is refused with a reason, or read", async () => {
  const whole = xlsxOf(textRow("naam", "plaats") + textRow("Vos", "Goes").repeat(20), {
    formats: ["d-m-yyyy"],
  })
  const outcomes = new Set<string>()
  for (let at = 0; at < whole.length; at += 7) {
    outcomes.add(await refused(whole.subarray(0, at)))
    const damaged = whole.slice()
    damaged[at]! ^= 0x55
    outcomes.add(await refused(damaged))
  }
  expect([...outcomes].filter((outcome) => !/^sheets\.\w+$|^\d+ rows$/.test(outcome))).toEqual([])
  expect(outcomes).toContain("sheets.broken")
})

const stored = zipOf(
  xlsxParts({ sheets: [{ rows: `<row>${"<c><v>1</v></c>".repeat(25)}</row>`.repeat(4900) }] }),
  [sheetPart],
)

test.each([
  ["as many cells as fit", xlsxOf("<row><c><v>1.5</v></c><c><v>2</v></c></row>".repeat(5001))],
  ["as many columns as fit", xlsxOf(`<row>${"<c><v>1</v></c>".repeat(200)}</row>`.repeat(2000))],
  ["one endless text", xlsxOf(textRow(noise(9_000_000)))],
  ["empty rows without end", xlsxOf(`<row s="1"><c s="1"/></row>${noise(4)}`.repeat(600_000))],
  ["rows that aren't packed", stored],
  ["one endless name", xlsxOf(`<${noise(9_000_000)}/>`)],
  [
    "parts without end",
    withParts(Object.fromEntries(Array.from({ length: 9000 }, (_, at) => [`${at}`, ""]))),
  ],
])("a file with %s is read, and nobody waits", async (_, bytes) => {
  expect(await heldDuring(() => refused(bytes))).toBeLessThan(longestHold)
})
