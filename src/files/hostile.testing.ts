import { deflateSync } from "node:zlib"
import { png } from "./sample.ts"

/** Channels of a PNG by its colour type. */
const channels = { 0: 1, 2: 3, 6: 4 }

/** An even PNG, packed as small as it can be, or `padded` to so many bytes behind its end. */
export function evenPng(
  width: number,
  height: number,
  { depth = 8, colour = 2 as keyof typeof channels, padded = 0 } = {},
): Uint8Array<ArrayBuffer> {
  const file = Buffer.from(png(width, height, Buffer.alloc(0)))
  const header = file.subarray(12, 29)
  header.set([depth, colour], 12)
  file.writeUInt32BE(Bun.hash.crc32(header), 29)
  const row = Math.ceil((width * channels[colour] * depth) / 8) + 1
  const rows = deflateSync(Buffer.alloc(row * height), { level: 9 })
  const idat = Buffer.concat([Buffer.from("IDAT"), rows])
  const framed = Buffer.alloc(idat.length + 8)
  framed.writeUInt32BE(rows.length, 0)
  framed.set(idat, 4)
  framed.writeUInt32BE(Bun.hash.crc32(idat), framed.length - 4)
  return paddedTo(Buffer.concat([file.subarray(0, 33), framed, file.subarray(-12)]), padded)
}

/** With bytes behind its end, which decoders don't look at. */
export const paddedTo = (bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))])

/**
 * A progressive JPEG, which is kept whole while it is decoded, drawn in so many steps that change nothing: a few
 * bytes for each.
 */
export function progressiveJpeg(
  width: number,
  height: number,
  { steps = 1, components = 3 } = {},
): Uint8Array<ArrayBuffer> {
  const none = Array(15).fill(0)
  const all = Array.from({ length: components }, (_, i) => i + 1)
  const size = [height >> 8, height & 255, width >> 8, width & 255]
  const head = [
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc2, [8, ...size, components, ...all.flatMap((id) => [id, 0x11, 0])]),
    segment(0xc4, [0x00, 1, ...none, 0]),
    segment(0xc4, [0x10, 1, ...none, 0xe0]),
  ]
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const first = [
    segment(0xda, [components, ...all.flatMap((id) => [id, 0]), 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * components) / 8)),
  ]
  // 'The next 2^14 blocks hold nothing' takes 15 bits.
  const run = Buffer.alloc(Math.ceil((Math.ceil(blocks / 2 ** 14) * 15) / 8))
  const step = (id: number) => [segment(0xda, [1, id, 0, 1, 63, 0]), run]
  const further = Array.from({ length: steps }, (_, i) => step(all[i % components]!)).flat()
  return Buffer.concat([start, ...head, ...first, ...further, Buffer.from([0xff, 0xd9])])
}

const start = Buffer.from([0xff, 0xd8])

function segment(marker: number, contents: number[]) {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(contents.length + 2, 2)
  return Buffer.concat([head, Buffer.from(contents)])
}
