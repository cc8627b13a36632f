import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs"
import { say } from "../commands/nl.ts"

/**
 * An archive in ustar, which every system can open without us. Written and read piece by piece, so that gigabytes
 * of photos take one megabyte of memory; Bun.Archive holds everything in memory.
 */
const block = 512
const piece = Buffer.alloc(1024 * 1024)

export interface Contents {
  bytes: number
  sha256: string
}

export type Tar = ReturnType<typeof createTar>

export function createTar(path: string) {
  const out = openSync(path, "w", 0o600)

  function add(name: string, size: number, pour: (hasher: Bun.CryptoHasher) => void): Contents {
    const hasher = new Bun.CryptoHasher("sha256")
    writeAll(out, header(name, size))
    pour(hasher)
    writeAll(out, Buffer.alloc(padding(size)))
    return { bytes: size, sha256: hasher.digest("hex") }
  }

  return {
    addFile(name: string, source: string): Contents {
      const handle = openSync(source, "r")
      try {
        const { size } = fstatSync(handle)
        return add(name, size, (hasher) => copy(handle, 0, size, out, hasher))
      } finally {
        closeSync(handle)
      }
    },
    addText(name: string, text: string): Contents {
      const bytes = Buffer.from(text)
      return add(name, bytes.length, (hasher) => writeAll(out, hasher.update(bytes) && bytes))
    },
    /** Ends the archive; after this it is on disk. */
    finish() {
      writeAll(out, Buffer.alloc(2 * block))
      fsyncSync(out)
      closeSync(out)
    },
  }
}

interface Entry {
  name: string
  bytes: number
  /** Writes the contents to a new file, which is on disk afterwards. */
  writeTo(target: string): Contents
  text(): string
}

/** Throws when the archive is cut off or not one. */
export function* readTar(path: string): Generator<Entry> {
  const handle = openSync(path, "r")
  try {
    for (let at = 0; ; ) {
      const head = Buffer.from(readAll(handle, at, block))
      if (head.every((byte) => byte === 0)) return
      const { name, size } = parse(head)
      yield entry(handle, name, at + block, size)
      at += block + size + padding(size)
    }
  } finally {
    closeSync(handle)
  }
}

function entry(handle: number, name: string, at: number, bytes: number): Entry {
  return {
    name,
    bytes,
    writeTo(target) {
      const hasher = new Bun.CryptoHasher("sha256")
      const out = openSync(target, "wx", 0o600)
      try {
        copy(handle, at, bytes, out, hasher)
        fsyncSync(out)
      } finally {
        closeSync(out)
      }
      return { bytes, sha256: hasher.digest("hex") }
    },
    text: () => Buffer.from(readAll(handle, at, bytes)).toString(),
  }
}

const padding = (size: number) => (block - (size % block)) % block

function header(name: string, size: number): Buffer {
  const head = Buffer.alloc(block)
  const octal = (value: number, at: number, digits: number) =>
    head.write(value.toString(8).padStart(digits, "0"), at)
  head.write(name, 0, 100)
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(Math.floor(Date.now() / 1000), 136, 11)
  head.write("0", 156)
  head.write("ustar\x0000", 257, "latin1")
  octal(checksum(head), 148, 6)
  head.write("\0 ", 154, "latin1")
  return head
}

function parse(head: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) => head.toString("latin1", at, at + length).replace(/\0.*/s, "")
  const octal = (at: number, length: number) => Number.parseInt(text(at, length).trim(), 8)
  const plainFile = text(156, 1) === "0" && text(257, 5) === "ustar"
  if (!plainFile || octal(148, 8) !== checksum(head)) throw new Error(say("notAnArchive"))
  return { name: text(0, 100), size: octal(124, 12) }
}

/** The sum of the header's bytes, with spaces where the sum itself stands. */
const checksum = (head: Buffer) =>
  head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)

function copy(from: number, at: number, size: number, to: number, hasher: Bun.CryptoHasher) {
  for (let done = 0; done < size; ) {
    const bytes = readAll(from, at + done, Math.min(piece.length, size - done), piece)
    hasher.update(bytes)
    writeAll(to, bytes)
    done += bytes.length
  }
}

function readAll(handle: number, at: number, size: number, into = Buffer.alloc(size)): Buffer {
  for (let done = 0; done < size; ) {
    const read = readSync(handle, into, done, size - done, at + done)
    if (read === 0) throw new Error(say("archiveCutOff"))
    done += read
  }
  return into.subarray(0, size)
}

function writeAll(handle: number, bytes: Uint8Array) {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done)
}
