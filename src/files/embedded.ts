const zstandard = [0x28, 0xb5, 0x2f, 0xfd]
const gzip = [0x1f, 0x8b]

/** A file that was imported `with { type: "file" }`: the binary holds large ones compressed, packages some of theirs. */
export async function embedded(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await Bun.file(path).bytes()
  const starts = (magic: number[]) => magic.every((byte, i) => bytes[i] === byte)
  if (starts(zstandard)) return new Uint8Array(await Bun.zstdDecompress(bytes))
  return starts(gzip) ? Bun.gunzipSync(bytes) : bytes
}
