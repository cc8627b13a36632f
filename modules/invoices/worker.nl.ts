import { readingErrors } from "./reading/worker.nl.ts"
import { scans, scansErrors } from "./scans/worker.nl.ts"

/** What a worker reads of this module: the scanner, what he sent in himself, and why it was refused. */
export const invoices = {
  scans,
  /** On the start screen. */
  tiles: {
    scanner: {
      title: "Factuurscanner",
      text: "Bonnen en inkoopfacturen van foto, pdf of e-factuur",
      count_one: "{{count}} te controleren",
      count_other: "{{count}} te controleren",
    },
  },
  errors: {
    ...readingErrors,
    ...scansErrors,
    nothingRead:
      "Van dit document is nog niets gelezen of ingevuld, dus er is niets om in een bestand te zetten.",
  },
}
