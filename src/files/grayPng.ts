import { Readable } from "node:stream"
import { crc32, createInflate, deflateSync } from "node:zlib"
import type { Gray } from "./gray.ts"

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const grayscale = 0
const channelsOf: Record<number, number> = { [grayscale]: 1, 2: 3, 4: 2, 6: 4 }

/**
 * The pixels of a PNG as `Bun.Image` writes it: eight bits a channel and rows without a filter. Taken from it bit by
 * bit, as in colour a photo is four times as large.
 */
export async function grayOfPng(png: Uint8Array): Promise<Gray> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const width = view.getUint32(16)
  const height = view.getUint32(20)
  const channels = channelsOf[png[25]!]
  if (!channels || png[24] !== 8) throw new Error("not a PNG of Bun.Image")
  const data = new Uint8Array(width * height)
  const row = new Uint8Array(1 + width * channels)
  let filled = 0
  let y = 0
  const inflate = createInflate({ chunkSize: 1 << 18 })
  Readable.from(imageData(png, view)).pipe(inflate)
  for await (const chunk of inflate as AsyncIterable<Uint8Array>)
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + row.length - filled)
      row.set(part, filled)
      at += part.length
      filled += part.length
      if (filled < row.length) continue
      if (row[0] !== 0) throw new Error("a PNG with filtered rows")
      luma(row.subarray(1), channels, data.subarray(y * width, ++y * width))
      filled = 0
    }
  if (y !== height) throw new Error("a PNG that ends early")
  return { width, height, data }
}

function* imageData(png: Uint8Array, view: DataView): Generator<Uint8Array> {
  for (let at = signature.length; at < png.length; ) {
    const length = view.getUint32(at)
    if (view.getUint32(at + 4) === tag("IDAT")) yield png.subarray(at + 8, at + 8 + length)
    at += 12 + length
  }
}

/** ITU-R BT.601, in integers that add up to 256; what is transparent lies on white paper. */
function luma(row: Uint8Array, channels: number, into: Uint8Array) {
  for (let x = 0, at = 0; x < into.length; x++, at += channels) {
    const gray = channels < 3 ? row[at]! : (row[at]! * 77 + row[at + 1]! * 150 + row[at + 2]! * 29) >> 8
    const opaque = channels === 4 ? row[at + 3]! : channels === 2 ? row[at + 1]! : 255
    into[x] = opaque === 255 ? gray : 255 - (((255 - gray) * opaque) >> 8)
  }
}

/** A grayscale PNG, hardly compressed: only to hand pixels to `Bun.Image`. */
export function pngOf({ width, height, data }: Gray): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, grayscale, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    Buffer.from(signature),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(content.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

const tag = (name: string) => Buffer.from(name).readUInt32BE(0)
