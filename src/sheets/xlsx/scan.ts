import { type Plain, xmlParser } from "../../files/xml.ts"
import { xmlDecoder } from "../../files/xmlText.ts"
import { createPause } from "../../jobs/portions.ts"
import { DomainError } from "../../shared/errors.ts"
import type { Archive } from "./archive.ts"

export interface Hearing {
  opened?: (name: string, attributes: Record<string, string>) => void
  text?: (text: string) => void
  closed?: (name: string) => void
  /** Whether all that is wanted was heard: the rest is not unpacked. */
  done?: () => boolean
}

/** Sheets go five deep. */
const deepest = 40

/** Tells of the elements of a part, by their names without prefix, in portions. */
export async function scan(archive: Archive, part: string, hearing: Hearing): Promise<void> {
  const parser = xmlParser<Plain>(false, {
    deepest,
    // What it unpacks to is bounded, and nothing of it is kept here.
    mostParts: Number.POSITIVE_INFINITY,
    refuse: (why) => {
      throw new DomainError(why === "tooHeavy" ? "sheets.tooHeavy" : "sheets.broken")
    },
    opened: ({ name, attributes }) => hearing.opened?.(local(name), attributes),
    text: (text) => hearing.text?.(text),
    closed: ({ name }) => hearing.closed?.(local(name)),
  })
  const pause = createPause()
  let decoder: TextDecoder | undefined
  for await (const piece of archive.pieces(part)) {
    decoder ??= xmlDecoder(piece)
    parser.write(decoder.decode(piece, { stream: true }))
    if (hearing.done?.()) return
    await pause()
  }
  parser.close()
}

const local = (name: string) => name.slice(name.indexOf(":") + 1)
