import { bare } from "#modules/settings/identifiers.ts"
import { cleanLine } from "#src/documents/text.ts"

/**
 * The text of the QR code by which a banking app fills in a transfer: EPC069-12 of the European Payments Council,
 * version 002, in UTF-8, without a BIC, which no bank within the EEA asks for. At most 331 bytes.
 */
export function epcText({ name, iban, cents, reference }: Transfer): string {
  return [
    ...["BCD", "002", "1", "SCT", ""],
    cut(name, mostInName),
    bare(iban),
    `EUR${(cents / 100).toFixed(2)}`,
    // A purpose and a structured reference, which exclude a text.
    ...["", ""],
    cut(reference, mostInReference),
  ].join("\n")
}

export interface Transfer {
  name: string
  iban: string
  /** Above zero. */
  cents: number
  /** By which we know what was paid. */
  reference: string
}

const mostInName = 70
const mostInReference = 140

/** On one line, and no letter in half. */
const cut = (text: string, most: number) => [...cleanLine(text).trim()].slice(0, most).join("").trim()
