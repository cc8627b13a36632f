export interface ZipEntry {
  /** With folders: 'facturen/12 Houthandel 2026-0415.pdf'. */
  name: string
  /** Whole, or piece by piece. */
  bytes: () => Promise<Uint8Array> | Uint8Array | Iterable<Uint8Array>
  /** For texts; PDFs and photos don't get smaller. */
  pack?: boolean
}

/**
 * A zip as a stream: one entry, or one piece of it, is in memory at a time, however many there are. Between pieces
 * others have their turn.
 */
export async function zipOf(entries: ZipEntry[]): Promise<ReadableStream<Uint8Array>> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import("fflate")
  let made: Uint8Array[] = []
  let ended = false
  const zip = new Zip((error, chunk, final) => {
    if (error) throw error
    made.push(chunk)
    ended = final
  })

  async function* work() {
    for (const { name, bytes, pack } of entries) {
      const file = pack ? new ZipDeflate(name, { level: 4 }) : new ZipPassThrough(name)
      zip.add(file)
      const content = await bytes()
      for (const piece of content instanceof Uint8Array ? [content] : content) {
        file.push(piece)
        yield
      }
      file.push(new Uint8Array(), true)
      yield
    }
    zip.end()
  }
  const steps = work()

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      while (made.length === 0 && !ended) {
        await new Promise<void>((resolve) => setImmediate(resolve))
        await steps.next()
      }
      for (const chunk of made) controller.enqueue(chunk)
      made = []
      if (ended) controller.close()
    },
  })
}
