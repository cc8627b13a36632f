import { Minus, Plus } from "lucide-react"
import { useId, useState } from "react"
import { safeParse } from "zod/mini"
import { parseDecimal } from "#src/shared/decimal.ts"
import { sentenceOf } from "#ui/form/judge.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { NumberField } from "#ui/kit/NumberField.tsx"
import { PressArea } from "#ui/kit/PressArea.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { t } from "#ui/lib/i18n.ts"
import { Amount, type Place, type StockItem } from "../schema.ts"
import { CountWay } from "./CountWay.tsx"
import { useAdjust } from "./moving/useAdjust.ts"
import { useWhereFrom } from "./whereFrom.ts"

/** How much comes or goes, in one field. Of what lies in more than one place it says where. */
export function AdjustStock({ item, places }: { item: StockItem; places: readonly Place[] }) {
  const id = useId()
  const [typed, setTyped] = useState("")
  const [told, setTold] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const { options, start } = useWhereFrom(item, places)
  const place = options.find(({ value }) => value === chosen)?.value ?? start
  const { act, busy, error, forget } = useAdjust(item)
  const { amount, why } = judged(typed)

  function type(text: string) {
    setTyped(text)
    setTold(false)
    forget()
  }
  async function send(sign: 1 | -1) {
    if (await act({ adjustment: sign * amount!, place })) type("")
  }
  const button = {
    ...{ busy, unavailable: why, onUnavailable: () => setTold(true) },
    "aria-describedby": why ? `${id}-why` : undefined,
  }
  const ofThis = <span className="visually-hidden">: {item.name}</span>
  return (
    <div className="stock-adjust stack tight">
      {options.length > 1 && (
        <Select
          id={`${id}-place`}
          label={t("stock.adjust.place")}
          value={place}
          onChange={setChosen}
          options={options}
        />
      )}
      <NumberField
        id={id}
        label={
          <>
            {t("stock.adjust.quantity")}
            {ofThis}
          </>
        }
        unit={item.unit}
        value={typed}
        error={told ? why : undefined}
        onChange={type}
        onBlur={() => setTold(typed.trim() !== "")}
      />
      <span id={`${id}-why`} hidden>
        {why}
      </span>
      <PressArea className="stock-adjust-buttons">
        <Button {...button} onClick={() => void send(1)}>
          <Plus aria-hidden size="1.2em" />
          {t("stock.adjust.add")}
          {ofThis}
        </Button>
        <Button {...button} onClick={() => void send(-1)}>
          <Minus aria-hidden size="1.2em" />
          {t("stock.adjust.remove")}
          {ofThis}
        </Button>
      </PressArea>
      <Notice tone="bad">{error?.message}</Notice>
      <CountWay error={error} item={item} place={place} counted={forget} />
    </div>
  )
}

/** What was typed, or why it is nothing that can come or go. */
function judged(typed: string): { amount?: number; why?: string } {
  if (typed.trim() === "") return { why: t("stock.adjust.empty") }
  const { data: amount, error } = safeParse(Amount, parseDecimal(typed) ?? Number.NaN)
  return { amount, why: error && sentenceOf(error.issues[0]!.message) }
}
