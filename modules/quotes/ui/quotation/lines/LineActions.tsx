import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { RowActs } from "./LineRow.tsx"

/** What can be done with a line as a whole. */
export function LineActions({ id, acts }: { id: string; acts: RowActs }) {
  const { t } = useTranslation()
  return (
    <p className="quote-line-actions cluster tight no-print">
      <Button aria-keyshortcuts="Alt+ArrowUp" onClick={() => acts.move(id, -1)}>
        <ArrowUp aria-hidden size="1.2em" />
        {t("quotes.quotation.line.up")}
      </Button>
      <Button aria-keyshortcuts="Alt+ArrowDown" onClick={() => acts.move(id, 1)}>
        <ArrowDown aria-hidden size="1.2em" />
        {t("quotes.quotation.line.down")}
      </Button>
      <Button onClick={() => acts.copy(id)}>
        <Copy aria-hidden size="1.2em" />
        {t("quotes.quotation.line.copy")}
      </Button>
      <Button variant="danger" onClick={() => acts.remove(id)}>
        <Trash2 aria-hidden size="1.2em" />
        {t("quotes.quotation.line.remove")}
      </Button>
    </p>
  )
}
