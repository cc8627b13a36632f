import { ClipboardCheck } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import type { PlaceKey, StockItem } from "../schema.ts"
import { CountDialog } from "./item/CountDialog.tsx"
import { tooLittle } from "./moving/sender.ts"

/** Who takes more than there is counts what lies there, and goes on. */
export function CountWay({
  error,
  item,
  place,
  counted,
}: {
  error: ApiError | undefined
  item: StockItem
  place: PlaceKey
  counted: (item: StockItem) => void
}) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      {error && tooLittle.includes(error.code) && (
        <Button onClick={() => setOpen(true)}>
          <ClipboardCheck aria-hidden size="1.2em" />
          {t("stock.count.open")}
        </Button>
      )}
      {open && <CountDialog item={item} place={place} close={() => setOpen(false)} counted={counted} />}
    </>
  )
}
