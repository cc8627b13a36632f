import { ArrowDown, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { LineInput, QuotationLine } from "../../../quotations/content.schema.ts"
import { isUnpriced } from "./unpriced.ts"

/** How many lines a person must still price, and the way to the next of them. */
export function NextUnpriced({
  lines,
  prices,
  goTo,
}: {
  lines: readonly LineInput[]
  prices: ReadonlyMap<string, QuotationLine[]>
  goTo: (id: string) => void
}) {
  const { t } = useTranslation()
  const open = lines.filter((line) => isUnpriced(line, prices.get(line.id)))

  function next() {
    const here = document.activeElement?.closest<HTMLElement>("[data-line]")?.dataset.line
    const at = lines.findIndex(({ id }) => id === here)
    const after = open.find(({ id }) => lines.findIndex((line) => line.id === id) > at)
    goTo((after ?? open[0]!).id)
  }

  return (
    <div role="status" className="quote-unpriced no-print">
      {open.length > 0 && (
        <div className="notice notice-warn">
          <TriangleAlert aria-hidden />
          <p>{t("quotes.quotation.lines.unpriced", { count: open.length })}</p>
          {/* A press leaves the focus where it is: from there the next one is looked for. */}
          <Button onMouseDown={(event) => event.preventDefault()} onClick={next}>
            <ArrowDown aria-hidden size="1.2em" />
            {t("quotes.quotation.lines.nextUnpriced")}
          </Button>
        </div>
      )}
    </div>
  )
}
