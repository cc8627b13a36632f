import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import type { Allocation } from "../../allocations/schema.ts"
import type { PurchaseInvoiceRow } from "../../purchases/schema.ts"
import { toneOf } from "./AllocationBar.tsx"
import { affectedPaths, allocateAgain, useRemove } from "./hooks.ts"
import { RemoveDialog } from "./RemoveDialog.tsx"
import { SettledItem } from "./SettledItem.tsx"

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
  const remove = useRemove()
  const list = useRef<HTMLElement>(null)

  async function takeOff(allocation: Allocation) {
    const done = await remove.act(allocation)
    // The dialog gives the focus to what was pressed, which goes away with its line.
    flushSync(() => setAsked(undefined))
    if (!done) return
    // The same for every try, so that it lands once.
    const key = newKey()
    offerUndo({
      said: t("invoices.allocations.existing.gone", {
        amount: formatEuros(allocation.amount),
        project: allocation.project_name,
      }),
      back: () => allocateAgain(invoice.id, allocation, key),
      refreshes: affectedPaths,
      takesFocus: true,
      focus: () => list.current?.focus(),
    })
  }

  const failed = remove.error && t("invoices.allocations.existing.failedText")
  return (
    <section className="allocation-existing" tabIndex={-1} ref={list}>
      <Notice tone="bad">
        {failed && (
          <p>
            {failed} {remove.error?.message}
          </p>
        )}
      </Notice>
      {allocations.length > 0 && (
        <>
          <h3>{t("invoices.allocations.existing.title")}</h3>
          <ul className="allocation-items lines">
            {allocations.map((allocation) => (
              <SettledItem
                key={allocation.id}
                part={allocation}
                tone={toneOf(allocation, allocations)}
                to={{ href: `/projects/${allocation.projectId}`, name: allocation.project_name }}
                about={[t(`invoices.category.${allocation.category}`), allocation.description]}
                removing={t("invoices.allocations.existing.remove", {
                  amount: formatEuros(allocation.amount),
                  project: allocation.project_name,
                })}
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
