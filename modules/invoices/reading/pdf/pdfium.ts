import { init, type WrappedPdfiumModule } from "@embedpdf/pdfium"
import wasm from "@embedpdf/pdfium/pdfium.wasm" with { type: "file" }
import { embedded } from "#src/files/embedded.ts"
import { Unreadable } from "../task.ts"

export type Pdfium = WrappedPdfiumModule & { pdfium: Heap }

/** Its memory, which its own types leave out. */
interface Heap {
  HEAPU8: Uint8Array<ArrayBuffer>
  HEAP32: Int32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
}

/** What a page of 300 dpi with a scan in colour takes, twice over. */
const mostBytes = 256 * 1024 * 1024
const wasmPage = 64 * 1024

let loaded: Promise<Pdfium> | undefined
let refusedMemory = false

/** Loaded once in the life of the process. */
export function pdfium(): Promise<Pdfium> {
  loaded ??= load()
  return loaded
}

/**
 * Runs what PDFium does with someone's file. When PDFium itself breaks on it, nothing of it can be trusted any more:
 * the next file gets a new one.
 */
export async function withPdfium<Result>(
  work: (pdfium: Pdfium) => Promise<Result> | Result,
): Promise<Result> {
  refusedMemory = false
  try {
    return await work(await pdfium())
  } catch (error) {
    if (error instanceof Unreadable || !isFault(error)) throw error
    loaded = undefined
    throw new Unreadable(refusedMemory ? "tooHeavy" : "brokenPdf")
  }
}

async function load(): Promise<Pdfium> {
  const quiet = () => {}
  const wasmBinary = (await embedded(wasm)).buffer
  const module = (await init({ wasmBinary, print: quiet, printErr: quiet })) as Pdfium
  const { memory } = module.pdfium.wasmExports as unknown as { memory: WebAssembly.Memory }
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    refusedMemory ||= memory.buffer.byteLength + pages * wasmPage > mostBytes
    if (refusedMemory) throw new RangeError("enough")
    return grow(pages)
  }
  module.PDFiumExt_Init()
  return module
}

const isFault = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  error instanceof RangeError ||
  String(error).includes("Aborted")
