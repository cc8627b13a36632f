import { deflateSync } from "node:zlib"

/** A picture for tests and the demo, as PNG: a tiled wall, seen a little from the side. `hue` tells them apart. */
export function samplePhoto({ width = 1200, height = 900, hue = 190 } = {}): Uint8Array {
  const rows = new Uint8Array((width * 3 + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows.set(tile(x / width, y / height, hue), y * (width * 3 + 1) + 1 + x * 3)
  return png(width, height, rows)
}

function tile(x: number, y: number, hue: number): [number, number, number] {
  const depth = 1 + x * 0.6
  const across = x * 12 * depth
  const down = (y - 0.5) * 9 * depth + 20
  const joint = across % 1 < 0.04 || down % 1 < 0.05
  const shade = 0.06 * Math.sin(Math.floor(across) * 7 + Math.floor(down) * 3)
  const light = joint ? 0.82 : 0.5 + 0.25 * (1 - y) + shade
  return hslToRgb(hue, joint ? 0.05 : 0.25, light)
}

function hslToRgb(hue: number, saturation: number, light: number): [number, number, number] {
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const a = saturation * Math.min(light, 1 - light)
    return Math.round(255 * (light - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}

/** `rows`: each row of RGB bytes after its filter byte 0. */
export function png(width: number, height: number, rows: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const named = Buffer.concat([Buffer.from(type, "latin1"), body])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(Bun.hash.crc32(named))
  return Buffer.concat([length, named, check])
}

/** A drawing for the demo, as PDF: the outline of a room with its measures, in `text` what it is called. */
export function sampleDrawing(text: string): Uint8Array {
  const lines = `2 w 120 300 360 240 re S 1 w 120 420 m 320 420 l S 320 420 m 320 300 l S
    0.5 w 120 270 m 480 270 l S BT /F1 14 Tf 270 252 Td (6000) Tj ET BT /F1 20 Tf 120 600 Td (${text}) Tj ET`
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${lines.length} >>\nstream\n${lines}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ]
  let body = "%PDF-1.4\n"
  const places = objects.map((object, i) => {
    const at = body.length
    body += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, "0")} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return new TextEncoder().encode(body + table + end)
}
