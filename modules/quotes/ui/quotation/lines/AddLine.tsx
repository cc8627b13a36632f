import { BookOpen, Percent, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { type LineInput, maxLines, type QuotationLine } from "../../../quotations/content.schema.ts"
import { AddDiscount } from "./AddDiscount.tsx"
import { AddNorm } from "./AddNorm.tsx"
import { inOrder, ownLine } from "./edit.ts"

export function AddLine({
  lines,
  priced,
  add,
}: {
  lines: readonly LineInput[]
  priced: readonly QuotationLine[]
  add: (lines: LineInput[]) => void
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<"norm" | "discount">()
  const full = lines.length >= maxLines && t("quotes.quotation.lines.full", { count: maxLines })
  const nothing = priced.every(({ total }) => total <= 0) && t("quotes.quotation.discount.nothing")
  const close = () => setAsking(undefined)
  function take(added: LineInput[]) {
    close()
    add(added)
  }
  return (
    <div className="cluster no-print">
      <Button unavailable={full} onClick={() => setAsking("norm")}>
        <BookOpen aria-hidden size="1.2em" />
        {t("quotes.quotation.add.norm")}
      </Button>
      <Button
        unavailable={full}
        onClick={() => add([ownLine(inOrder(lines).at(-1)?.phase ?? "preparation")])}
      >
        <Plus aria-hidden size="1.2em" />
        {t("quotes.quotation.add.own")}
      </Button>
      <Button unavailable={full || nothing} onClick={() => setAsking("discount")}>
        <Percent aria-hidden size="1.2em" />
        {t("quotes.quotation.add.discount")}
      </Button>
      {(full || (nothing && lines.length > 0)) && <p className="field-hint whole">{full || nothing}</p>}
      {asking === "norm" && <AddNorm onClose={close} add={take} />}
      {asking === "discount" && <AddDiscount priced={priced} onClose={close} add={take} />}
    </div>
  )
}
