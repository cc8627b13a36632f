import { wordsOf } from "./label.ts"
import type { PrintedRow } from "./printed.ts"

/** How much looks like a credit note, 0 to 1: its title, money that goes back, a total below zero. */
export function creditOf(rows: PrintedRow[], total: number): number {
  const titled = rows.some((row) => row.row.cells.some((cell) => isTitle(cell.text, row.index)))
  const back = rows.some((row) => goesBack.test(wordsOf(row.row.text).join(" ")))
  if (total < 0) return titled || back ? 0.98 : 0.85
  if (titled) return back ? 0.98 : 0.92
  return back ? 0.6 : 0
}

const title =
  /^(credit ?nota|credit ?factuur|kredietnota|credit ?note|credit ?memo|gutschrift|rechnungskorrektur|correctienota|credit|creditnotanummer|creditnummer|creditfactuurnummer|creditnota ?nr)\b/

const goesBack =
  /\b(u ontvangt( .{0,12})? terug|terug te ontvangen|terug te betalen aan u|wordt (aan )?u (terugbetaald|teruggestort)|door ons te betalen|te crediteren|gecrediteerd bedrag|totaal (credit|creditnota|gecrediteerd)|guthaben)\b/

/** Small print mentions credit notes in whole sentences; a title is short. */
function isTitle(text: string, index: number): boolean {
  const words = wordsOf(text)
  return index < 60 && words.length <= 6 && title.test(words.join(" "))
}
