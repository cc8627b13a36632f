import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import type { LineInput } from "../../../quotations/content.schema.ts"
import { NormPicker } from "../../priceBook/NormPicker.tsx"
import { normLine } from "./edit.ts"

const field = "add-norm"

/** Lines from the company's norms: as many as one picks, and then on with their quantities. */
export function AddNorm({ add, onClose }: { add: (lines: LineInput[]) => void; onClose: () => void }) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<LineInput[]>([])
  // A dialog begins at its heading; here one came to type.
  useEffect(() => document.getElementById(field)?.focus(), [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("quotes.quotation.add.norm")}
      actions={
        <>
          <Button
            variant="primary"
            unavailable={picked.length === 0 && t("quotes.quotation.add.pickFirst")}
            onClick={() => add(picked)}
          >
            {t("quotes.quotation.add.take", { count: picked.length })}
          </Button>
          <Button onClick={onClose}>{t("quotes.quotation.cancel")}</Button>
        </>
      }
    >
      <div className="quote-add-norm">
        <NormPicker id={field} onPick={(norm) => setPicked((before) => [...before, normLine(norm)])} />
        <ul className="quote-picked plain" aria-live="polite">
          {picked.map(({ id, description }) => (
            <li key={id}>
              <span>{description}</span>
              <Button
                variant="plain"
                onClick={() => setPicked((before) => before.filter((line) => line.id !== id))}
              >
                {t("quotes.quotation.line.remove")}
                <span className="visually-hidden"> {description}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
