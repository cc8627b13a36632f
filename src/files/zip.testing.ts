import { deflateRawSync } from "node:zlib"

/** A zip of these parts, as Office programs write it: `stored` ones unpacked, the rest deflated. */
export function zipOf(
  parts: Record<string, string | Uint8Array>,
  stored: string[] = [],
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content as string)
    const method = stored.includes(name) ? 0 : 8
    const packed = method === 0 ? plain : deflateRawSync(plain)
    const label = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(Bun.hash.crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, label, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    table.push(Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 0]), common, place, label]))
    locals.push(local)
    at += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(table.length, 4)
  end.writeUInt16LE(table.length, 6)
  end.writeUInt32LE(Buffer.concat(table).length, 8)
  end.writeUInt32LE(at, 12)
  return new Uint8Array(Buffer.concat([...locals, ...table, Buffer.from("PK\x05\x06"), end]))
}

const office = "application/vnd.openxmlformats-officedocument"
const kindsOf = (...types: string[]) =>
  `<?xml version="1.0"?><Types>${types.map((type) => `<Override ContentType="${type}"/>`).join("")}</Types>`

/** The least that is a Word file. */
export const sampleDocx = (more: Record<string, string> = {}) =>
  zipOf({
    "[Content_Types].xml": kindsOf(`${office}.wordprocessingml.document.main+xml`),
    "word/document.xml": "<w:document/>",
    ...more,
  })
export const contentTypes = kindsOf
