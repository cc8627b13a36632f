import type { Pdfium } from "./pdfium.ts"

/** A little of PDFium's memory, for numbers that its functions write there; given back with `free`. */
export interface Scratch {
  /** Where it begins; room for 16 numbers of eight bytes. */
  at: number
  doubles(count: number): number[]
  floats(count: number): number[]
  int(place: number): number
  free(): void
}

export function scratch({ pdfium }: Pdfium): Scratch {
  const at = pdfium.wasmExports.malloc(128)
  // Views are taken each time: the memory moves when it grows.
  return {
    at,
    doubles: (count) => [...pdfium.HEAPF64.subarray(at / 8, at / 8 + count)],
    floats: (count) => [...pdfium.HEAPF32.subarray(at / 4, at / 4 + count)],
    int: (place) => pdfium.HEAP32[at / 4 + place]!,
    free: () => pdfium.wasmExports.free(at),
  }
}

export function copyIn({ pdfium }: Pdfium, bytes: Uint8Array): number {
  const at = pdfium.wasmExports.malloc(bytes.length)
  if (!at) throw new RangeError("no memory")
  pdfium.HEAPU8.set(bytes, at)
  return at
}
