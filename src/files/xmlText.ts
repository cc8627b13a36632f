/** The characters of an XML file, a piece at a time. A byte order mark is left out. */
export function* decode(bytes: Uint8Array): Generator<string> {
  const decoder = xmlDecoder(bytes)
  for (let at = 0; at < bytes.length; at += pieceSize)
    yield decoder.decode(bytes.subarray(at, at + pieceSize), { stream: true })
  yield decoder.decode()
}

/** By how a file begins: UTF-16 is known by its first bytes, another encoding by what the declaration says; without either it is UTF-8. */
export const xmlDecoder = (beginning: Uint8Array) => new TextDecoder(encodingOf(beginning))

const pieceSize = 256 * 1024

function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return "utf-16le"
  if (one === 0xfe && two === 0xff) return "utf-16be"
  // '<' without a byte order mark.
  if (one === 0x3c && two === 0) return "utf-16le"
  if (one === 0 && two === 0x3c) return "utf-16be"
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? ""
  return /^(iso-?8859-?(1|15)|latin-?[19]|us-ascii|windows-1252|cp-?1252)$/i.test(declared)
    ? "windows-1252"
    : "utf-8"
}
