import { useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { amountOf } from "#modules/stock/ui/words.ts"
import { LoseDialog } from "#ui/kit/LoseDialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { StockPart } from "../../onStock/schema.ts"
import { SettledItem } from "../allocation/SettledItem.tsx"
import { useTakeOff } from "./hooks.ts"

/** What lies on the shelf of an invoice. Each can be taken off after a question. */
export function StockParts({ parts, tone }: { parts: StockPart[]; tone: string }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<StockPart>()
  const list = useRef<HTMLElement>(null)
  const { act, busy, error } = useTakeOff()

  async function takeOff(part: StockPart) {
    const done = await act(part)
    // The dialog gives the focus to what was pressed, which goes away with its line.
    flushSync(() => setAsked(undefined))
    if (done) list.current?.focus()
  }

  return (
    <section className="allocation-existing" tabIndex={-1} ref={list}>
      <Notice tone="bad">{error?.message}</Notice>
      {parts.length > 0 && (
        <>
          <h3>{t("invoices.onStock.open")}</h3>
          <ul className="allocation-items lines">
            {parts.map((part) => (
              <SettledItem
                key={part.id}
                {...{ part, tone }}
                to={{
                  href: `/material-stock/${part.itemId}`,
                  name: t("invoices.onStock.existing.part", {
                    name: part.name,
                    amount: amountOf(part.quantity, part),
                  }),
                }}
                about={[part.cameBefore && t("invoices.onStock.existing.before")]}
                removing={t("invoices.onStock.existing.remove", { name: part.name })}
                remove={() => setAsked(part)}
              />
            ))}
          </ul>
        </>
      )}
      {asked && (
        <LoseDialog
          title={t("invoices.onStock.existing.ask")}
          keep={{ label: t("invoices.allocations.existing.no"), act: () => setAsked(undefined) }}
          lose={{ label: t("invoices.allocations.existing.yes"), act: () => void takeOff(asked), busy }}
        >
          <p>
            {t(
              asked.cameBefore ? "invoices.onStock.existing.askBefore" : "invoices.onStock.existing.askText",
              {
                name: asked.name,
                amount: amountOf(asked.quantity, asked),
              },
            )}
          </p>
        </LoseDialog>
      )}
    </section>
  )
}
