import { Undo2 } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { useLinger } from "#ui/lib/useLinger.ts"
import type { LineInput } from "../../../quotations/content.schema.ts"

/** In the place of a line that was just removed: that it was, and the way back. */
export function RemovedLine({
  line: { description },
  restore,
  forget,
}: {
  line: LineInput
  restore: () => void
  forget: () => void
}) {
  const { t } = useTranslation()
  const text = useId()
  const undo = useRef<HTMLButtonElement>(null)
  const hold = useLinger(forget, false)
  useEffect(() => undo.current?.focus(), [])
  return (
    <li className="quote-line-gone no-print" {...hold}>
      <p id={text} role="status">
        {t("quotes.quotation.lines.removed", {
          description: description || t("quotes.quotation.line.unnamed"),
        })}
      </p>
      <Button ref={undo} aria-describedby={text} onClick={restore}>
        <Undo2 aria-hidden size="1.2em" />
        {t("quotes.quotation.lines.undo")}
      </Button>
    </li>
  )
}
