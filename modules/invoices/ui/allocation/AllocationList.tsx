import { Undo2 } from "lucide-react"
import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Allocation } from "../../allocations/schema.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { toneOf } from "./AllocationBar.tsx"
import { AllocationItem } from "./AllocationItem.tsx"
import { useAllocate, useRemove } from "./hooks.ts"
import { RemoveDialog } from "./RemoveDialog.tsx"

/** Where it landed so far. Each can be taken off after a question, and that can be undone. */
export function AllocationList({
  invoice,
  allocations,
}: {
  invoice: PurchaseInvoiceRow
  allocations: Allocation[]
}) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Allocation>()
  const [gone, setGone] = useState<Allocation>()
  const remove = useRemove()
  const putBack = useAllocate()
  const undoButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLElement>(null)

  // What was pressed goes away with its line, so the focus goes to what came of it.
  async function takeOff(allocation: Allocation) {
    const done = await remove.act(allocation)
    flushSync(() => {
      setAsked(undefined)
      if (done) setGone(allocation)
    })
    if (done) undoButton.current?.focus()
  }
  async function undo({ projectId, amount, category, description }: Allocation) {
    const wish = { projectId, category, description, amount: Math.abs(amount) }
    if (!(await putBack.act({ ...wish, purchaseInvoiceId: invoice.id }))) return
    flushSync(() => setGone(undefined))
    list.current?.focus()
  }

  const failed = remove.error && t("invoices.allocations.existing.failedText")
  return (
    <section className="allocation-existing" tabIndex={-1} ref={list}>
      <div role="status">
        {gone && (
          <p className="allocation-gone">
            {t("invoices.allocations.existing.gone", {
              amount: formatEuros(gone.amount),
              project: gone.project_name,
            })}
            <Button ref={undoButton} className="button-small" busy={putBack.busy} onClick={() => undo(gone)}>
              <Undo2 aria-hidden size="1.2em" />
              {t("invoices.allocations.existing.undo")}
            </Button>
          </p>
        )}
      </div>
      <Notice tone="bad">
        {(failed || putBack.error) && (
          <p>
            {failed} {(remove.error ?? putBack.error)?.message}
          </p>
        )}
      </Notice>
      {allocations.length > 0 && (
        <>
          <h3>{t("invoices.allocations.existing.title")}</h3>
          <ul className="allocation-items">
            {allocations.map((allocation) => (
              <AllocationItem
                key={allocation.id}
                allocation={allocation}
                tone={toneOf(allocation, allocations)}
                remove={() => setAsked(allocation)}
              />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <RemoveDialog
          allocation={asked}
          busy={remove.busy}
          remove={() => takeOff(asked)}
          close={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}
