import { inflateRawSync } from "node:zlib"

/** The files in a zip (docx, xlsx), by name; of pictures the name alone. */
export function unzip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  const files = new Map<string, string>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [packed, nameLength, extra, comment] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? view.getUint32(at + offset, true) : view.getUint16(at + offset, true),
    ) as [number, number, number, number]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const body = bytes.subarray(start, start + packed)
    const deflated = view.getUint16(at + 10, true) === 8
    const text = () =>
      new TextDecoder("utf-8", { fatal: true }).decode(deflated ? inflateRawSync(body) : body)
    files.set(name, /\.(png|jpe?g)$/.test(name) ? "" : text())
    at += 46 + nameLength + extra + comment
  }
  return files
}

/** The text of a Word file as a reader sees it, a paragraph a line. */
export function wordText(bytes: Uint8Array): string {
  return textOfXml(unzip(bytes).get("word/document.xml") ?? "")
}

/** The same of one part of such a file. */
export function textOfXml(xml: string): string {
  return xml
    .replace(/<\/w:p>/g, "\n")
    .replace(/<w:tab\/>|<w:br\/>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({ lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" })[name]!,
    )
}

/** What is wrong with a piece of XML: forbidden characters, bare '&' or '<', tags that do not match. */
export function xmlFaults(xml: string): string[] {
  const faults: string[] = []
  if (/[^\P{Cc}\n\r\t]|\p{Cs}|[\ufffe\uffff]/u.test(xml)) faults.push("forbidden character")
  const open: string[] = []
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    if (token.startsWith("<?")) continue
    if (!token.startsWith("<")) {
      if (/&(?!(lt|gt|amp|quot|apos|#\d+|#x[\da-f]+);)|\]\]>/i.test(token))
        faults.push(`text ${token.slice(0, 60)}`)
    } else if (token.startsWith("</")) {
      if (open.pop() !== token.slice(2, -1)) faults.push(`unmatched ${token}`)
    } else if (!/^<[\w:]+(\s+[\w:]+="[^"<]*")*\s*\/?>$/.test(token)) faults.push(`tag ${token.slice(0, 60)}`)
    else if (!token.endsWith("/>")) open.push(/^<([\w:]+)/.exec(token)![1]!)
  }
  return [...faults, ...open.map((name) => `unclosed ${name}`)]
}
