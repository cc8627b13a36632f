import { useState } from "react"
import { formatQuantity } from "#src/shared/euro.ts"
import { useChecked } from "#ui/lib/useChecked.ts"
import { type Left, percentageOf } from "../../allocations/shares.ts"
import type { AllocationCategory } from "../../schema.ts"
import { useAllocate } from "./hooks.ts"
import { centsOfPercentage, centsTyped, judge, type Typed } from "./judge.ts"
import { useFaultTexts } from "./useFaultTexts.ts"

const nothing: Typed = { projectId: "", amount: "", category: "", description: "" }

/** The form of one invoice. Amount and percentage fill each other; the amount is what counts. */
export function useAllocationForm(
  invoice: { id: number; totalCents: number },
  left: Left,
  { begun, done }: { begun: (typed: boolean) => void; done: () => void },
) {
  const [typed, setTyped] = useState(nothing)
  const [percent, setPercent] = useState("")
  const allocate = useAllocate()
  const faults = judge(typed, left.cents)
  const checked = useChecked(typed, faults)
  const texts = useFaultTexts(left)
  const total = Math.abs(invoice.totalCents)
  const most = Math.abs(left.cents)

  function change(next: Partial<Typed>) {
    allocate.forget()
    setTyped({ ...typed, ...next })
    begun(true)
  }
  const fill = (cents: number) => {
    change({ amount: formatQuantity(cents / 100, 2) })
    setPercent(formatQuantity(percentageOf(cents, total)))
  }

  async function submit() {
    if (allocate.busy) return
    if (!checked.check()) return texts.warn(faults)
    const kept = await allocate.act({
      purchaseInvoiceId: invoice.id,
      projectId: Number(typed.projectId),
      amount: centsTyped(typed.amount)! / 100,
      category: typed.category as AllocationCategory,
      description: typed.description,
    })
    if (!kept) return
    setTyped(nothing)
    setPercent("")
    checked.startAnew()
    begun(false)
    done()
  }

  return {
    typed,
    percent,
    change,
    leave: checked.leave,
    typeAmount(amount: string) {
      change({ amount })
      const cents = centsTyped(amount)
      setPercent(cents === undefined ? "" : formatQuantity(percentageOf(cents, total)))
    },
    typePercent(text: string) {
      setPercent(text)
      const cents = centsOfPercentage(text, total)
      change({ amount: cents ? formatQuantity(cents / 100, 2) : "" })
    },
    rest: () => fill(most),
    /** The parts of the whole that are still there to be taken. */
    parts: [50, 25].flatMap((percentage) => {
      const cents = Math.round((total * percentage) / 100)
      return cents > 0 && cents < most ? [{ percentage, fill: () => fill(cents) }] : []
    }),
    sentences: texts.of(checked.shown),
    title: texts.title(faults, allocate.error),
    attempt: checked.attempt,
    error: allocate.error,
    busy: allocate.busy,
    submit,
  }
}
