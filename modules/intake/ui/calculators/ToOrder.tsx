import { ShoppingCart } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import * as z from "zod/mini"
import { Amount } from "#modules/stock/schema.ts"
import { useStock } from "#modules/stock/ui/hooks.ts"
import { ItemPicker } from "#modules/stock/ui/ItemPicker.tsx"
import { ordering } from "#modules/stock/ui/orders/wanted.ts"
import { defineForm } from "#ui/form/defineForm.tsx"
import { drawn, number } from "#ui/form/kinds.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { t as said } from "#ui/lib/i18n.ts"

const wanting = defineForm(
  z.strictObject({ itemId: z.int().check(z.positive()), quantity: Amount }),
  { itemId: drawn<number | null>(null), quantity: number },
  {
    id: "bestelling",
    label: (name) => said(`intake.calculators.toOrder.${name}`),
    wrong: () => said("intake.calculators.toOrder.missing"),
    toCall: ({ itemId, quantity }) => ({ itemId: itemId ?? 0, quantity }),
  },
)

interface ToOrderProps {
  /** The outcome in words, and the number of it. */
  what: string
  bought: number
  /** Of what, where several stand below each other. */
  of?: string
}

/** Brings so much of a material to the screen on which one orders. */
export function ToOrder(props: ToOrderProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ShoppingCart aria-hidden size="1.2em" />
        {t("intake.calculators.toOrder.open")}
        {props.of && <span className="visually-hidden"> {props.of}</span>}
      </Button>
      {open && <Choice {...props} close={() => setOpen(false)} />}
    </>
  )
}

function Choice({ what, bought, close }: ToOrderProps & { close: () => void }) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const form = wanting.useForm({
    start: { quantity: bought },
    send: async (wish) => wish,
    onSaved: (wish) => navigate(ordering({ ...wish, why: what })),
  })
  return (
    <wanting.Dialog
      form={form}
      title={t("intake.calculators.toOrder.title")}
      failed={t("intake.calculators.toOrder.failed")}
      intro={<p>{t("intake.calculators.toOrder.intro", { what })}</p>}
      save={t("intake.calculators.toOrder.save")}
      onClose={close}
    >
      <Material />
    </wanting.Dialog>
  )
}

/** Which, and how much in the unit that it is kept in. */
function Material() {
  const { t } = useTranslation()
  const { id, value, error, onChange } = wanting.useField("itemId")
  const item = useStock().data?.find((each) => each.id === value)
  return (
    <>
      <ItemPicker
        id={id}
        label={t("intake.calculators.toOrder.itemId")}
        error={error}
        chosen={item?.name}
        onChoose={(chosen) => onChange(chosen.id)}
      />
      <wanting.Field name="quantity" unit={item?.unit} />
    </>
  )
}
