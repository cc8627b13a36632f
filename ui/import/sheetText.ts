/** The text of a file as programs save it: UTF-8, Excel's 'Unicode-tekst', or the Windows code page of the Netherlands. */
export function sheetText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder("windows-1252").decode(bytes)
  }
}

/** A file of Excel itself: since 2007 a zip archive, before that a format of its own. */
export const isExcel = ([a, b, c, d]: Uint8Array) =>
  (a === 0x50 && b === 0x4b && c === 3 && d === 4) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)

/** In pieces: so many arguments at once are more than a browser takes. */
export function base64Of(bytes: Uint8Array): string {
  let signs = ""
  for (let at = 0; at < bytes.length; at += 8192)
    signs += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(signs)
}
