import type { FileKind } from "../../../documents/schema.ts"

/** What goes to the client, and then what is the office's own. */
export const clientFirst: FileKind[] = [
  "offertePdf",
  "offerte",
  "offerteTekst",
  "offerteInformeel",
  "calculatie",
  "planning",
  "materiaalstaat",
  "nacalculatie",
]
