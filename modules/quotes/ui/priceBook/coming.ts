import { formatDay } from "#src/shared/days.ts"
import { t } from "#ui/lib/i18n.ts"
import type { PriceChange } from "../../priceBook/schema.ts"
import type { Figure } from "./figure.ts"
import { figureText } from "./words.ts"

/** What will hold later of these figures, the first one first: 'vanaf 01-12-2026: € 60,50'. */
export function comingTexts(
  changes: readonly PriceChange[],
  figures: readonly Figure[],
  day: string,
): string[] {
  const ahead = changes
    .filter(({ since }) => since > day)
    .toSorted((a, b) => a.since.localeCompare(b.since) || a.id - b.id)
  return figures.flatMap(({ kind, code, field, label, standard }) => {
    const ofFigure = ahead.filter(
      (change) => change.kind === kind && change.code === code && change.field === field,
    )
    // Of one day the change made last counts.
    const byDay = new Map(ofFigure.map(({ since, value }) => [since, value ?? standard]))
    return [...byDay].map(([since, value]) =>
      t("quotes.priceBook.change.coming", { day: formatDay(since), label, value: figureText(field, value) }),
    )
  })
}
