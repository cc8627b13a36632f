import type { DocumentInput } from "./document.ts"
import type { FileKind } from "./schema.ts"

/**
 * Makes one document of a quotation version. The libraries for Word and Excel load with the first document,
 * so that a server nobody asks for one stays small; others get their turn before each.
 */
export async function makeDocument(kind: FileKind, input: DocumentInput): Promise<Uint8Array> {
  const make = await makers[kind]()
  await new Promise((turn) => setImmediate(turn))
  return make(input)
}

type Maker = (input: DocumentInput) => Promise<Uint8Array>

const makers: Record<FileKind, () => Promise<Maker>> = {
  offerte: async () => (await import("./offerte.ts")).offerte,
  offerteInformeel: async () => (await import("./offerteInformeel.ts")).offerteInformeel,
  calculatie: async () => (await import("./calculatie.ts")).calculatie,
  planning: async () => (await import("./planning.ts")).planning,
  materiaalstaat: async () => (await import("./materiaalstaat.ts")).materiaalstaat,
  nacalculatie: async () => (await import("./nacalculatie.ts")).nacalculatie,
  offertePdf: async () => (await import("./offertePdf.ts")).offertePdf,
  offerteTekst: async () => (await import("./offerteTekst.ts")).offerteTekst,
}
