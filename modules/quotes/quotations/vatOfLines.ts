import type { EstimateLine } from "../pricing/line.ts"
import { taxed, withVat } from "../pricing/taxed.ts"
import type { VatJob } from "../pricing/vat.ts"
import type { PricedLine } from "./lines.ts"
import { vat as nl } from "./server.nl.ts"

/** The line with its rate: the one that a person chose, or what the rules say. */
export const rated = ({ line, service, chosen }: PricedLine, job: VatJob): EstimateLine[] =>
  chosen ? [withVat(line, chosen, { byHand: true })] : taxed(line, service, job)

/** With the VAT shifted to the client. */
export const shifted = ({ line }: PricedLine, btwId: string): EstimateLine =>
  withVat(line, { rate: 0, reason: nl.shifted(btwId) })
