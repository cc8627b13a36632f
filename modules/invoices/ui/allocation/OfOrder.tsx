import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useOrders } from "#modules/projects/ui/orders/hooks.ts"
import { likelyOrder, openOrders } from "#modules/projects/ui/orders/likely.ts"
import { type Left, netShare } from "../../allocations/shares.ts"
import { costCategory } from "../../costCategory.ts"
import type { AllocationCategory } from "../../schema.ts"
import { allocation } from "./allocation.ts"
import { centsTyped } from "./judge.ts"

/**
 * What of the project is still to come of this kind, when there is any: the cost then takes its place. The one of this
 * supplier that it fits in is chosen until a person chooses. A credit note is of no order.
 */
export function OfOrder({
  form,
  supplier,
  left,
}: {
  form: ReturnType<typeof allocation.useForm>
  supplier: string
  left: Left
}) {
  const { t } = useTranslation()
  const project = allocation.useTyped("projectId")
  const typed = allocation.useTyped("category")
  const cents = centsTyped(allocation.useTyped("amount"))
  const category = typed === "" ? "" : costCategory[typed as AllocationCategory]
  const orders = useOrders(left.cents > 0 ? project : null).data ?? []
  const open = openOrders(orders, category)
  const fits = cents !== undefined && cents <= left.cents
  const amount = fits ? netShare(cents, left) / 100 : Number.NaN
  const likely = likelyOrder(orders, { category, supplier, amount })?.id
  const chosen = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other orders are another choice
  useEffect(() => {
    chosen.current = false
  }, [project, category])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is likely, not the form that it is set in
  useEffect(() => {
    if (!chosen.current) form.set("commitmentId", likely === undefined ? "" : String(likely))
  }, [likely, project, category])

  if (open.length === 0) return null
  return (
    <allocation.Field
      name="commitmentId"
      label={t("projects.orders.belongs")}
      orders={open}
      onTyped={() => {
        chosen.current = true
      }}
    />
  )
}
