import { Plus } from "lucide-react"
import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { sum } from "#src/shared/rounding.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Commitment } from "../../commitments/schema.ts"
import { OrderDialog } from "./OrderDialog.tsx"
import { OrderRow } from "./OrderRow.tsx"
import { useOrderActions } from "./useOrderActions.ts"

/** What was ordered and is not booked yet, and what became of the rest. */
export function Orders({
  project,
  orders,
  changeable,
}: {
  project: number
  orders: Commitment[]
  changeable: boolean
}) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const actions = useOrderActions(project, () => list.current?.focus())
  /** Undefined: no dialog; null: a new one. */
  const [asked, setAsked] = useState<Commitment | null>()
  const open = orders.filter(({ remaining }) => remaining > 0)
  const closed = orders.filter(({ remaining }) => remaining === 0)
  const toCome = sum(open.map(({ remaining }) => Math.round(remaining * 100))) / 100
  return (
    <Card
      title={t("projects.orders.title")}
      className="project-orders"
      aside={
        changeable && (
          <Button className="button-small" onClick={() => setAsked(null)}>
            <Plus aria-hidden size="1.2em" />
            {t("projects.orders.add")}
          </Button>
        )
      }
    >
      <Notice tone="bad">{actions.error?.message}</Notice>
      <div ref={list} tabIndex={-1} className="stack">
        {open.length === 0 ? (
          <p className="muted">{t("projects.orders.none")}</p>
        ) : (
          <>
            <p>
              <strong>{t("projects.orders.sum", { amount: formatEuros(toCome) })}</strong>
            </p>
            <ul className="cost-lines lines" aria-label={t("projects.orders.list")}>
              {open.map((order) => (
                <OrderRow
                  key={order.id}
                  order={order}
                  actions={changeable ? { ...actions, change: setAsked } : undefined}
                />
              ))}
            </ul>
          </>
        )}
        {closed.length > 0 && (
          <Disclosure summary={t("projects.orders.closed", { count: closed.length })}>
            <ul className="cost-lines lines">
              {closed.map((order) => (
                <OrderRow
                  key={order.id}
                  order={order}
                  actions={changeable ? { ...actions, change: setAsked } : undefined}
                />
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
      {asked !== undefined && (
        <OrderDialog project={project} known={asked ?? undefined} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  )
}
