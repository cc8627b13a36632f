/** Bytes of script, as sent in brotli, that a page loads before anything is pressed. */
export async function javascriptOf(pageUrl: string): Promise<number> {
  const html = await (await fetch(pageUrl)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => new URL(path!, pageUrl))
  const sizes = await Promise.all([...new Set(files.map(String))].map(sizeOf))
  return sizes.reduce((total, size) => total + size, 0)
}

async function sizeOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": "br" }, decompress: false })
  return (await response.arrayBuffer()).byteLength
}
