import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { sum } from "#src/shared/rounding.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Skeleton } from "#ui/kit/Skeleton.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Costs } from "../../schema.ts"
import { useCosts } from "../hooks.ts"
import { BookCost } from "./BookCost.tsx"
import { CostBar } from "./CostBar.tsx"
import { CostTable } from "./CostTable.tsx"

/** What the job costs beside what was budgeted, as a bar and in figures. */
export function CostsBeside({ id, changeable }: { id: number; changeable: boolean }) {
  const { t } = useTranslation()
  const costs = useCosts(id)
  const [booking, setBooking] = useState(false)
  return (
    <Card
      sheet
      className="costs-beside"
      title={t("projects.costs.beside")}
      aside={
        <>
          <span className="muted costs-vat">{t("projects.costs.withoutVat")}</span>
          {changeable && costs.data && (
            <Button
              variant="plain"
              className="button-small costs-book"
              aria-label={t("projects.costs.book")}
              onClick={() => setBooking(true)}
            >
              <Plus aria-hidden size="1.2em" />
              {t("projects.costs.save")}
            </Button>
          )}
        </>
      }
    >
      <Loaded from={costs} skeleton={<Skeleton lines={6} />}>
        {(known) => (
          <>
            <CostBar total={barOf(known)} quoted={known.budgetHours !== null} />
            <CostTable costs={known} />
            <Notes costs={known} />
          </>
        )}
      </Loaded>
      {booking && (
        <BookCost id={id} orders={costs.data?.commitments ?? []} onClose={() => setBooking(false)} />
      )}
    </Card>
  )
}

/** Who does not see what hours cost sees a bar of all the rest, beside the budget of all the rest. */
function barOf({ withoutLabour, kinds, total }: Costs): Costs["total"] {
  if (!withoutLabour) return total
  const others = kinds.filter(({ category }) => category !== "hours")
  const of = (column: "budget" | "booked" | "committed" | "expected") =>
    others.some((kind) => kind[column] === null)
      ? null
      : sum(others.map((kind) => Math.round((kind[column] ?? 0) * 100))) / 100
  return { ...total, budget: of("budget"), booked: of("booked"), expected: of("expected") }
}

/** How it is counted, and what was agreed. */
function Notes({ costs: { estimatedNet, withoutLabour, budgetHours } }: { costs: Costs }) {
  const { t } = useTranslation()
  return (
    <div className="costs-notes stack flush">
      {withoutLabour && <p className="muted">{t("projects.costs.withoutLabour")}</p>}
      <p className="muted">
        {estimatedNet === null
          ? t("projects.costs.noPrice")
          : t("projects.costs.agreed", { amount: formatEuros(estimatedNet) })}
      </p>
      <Disclosure summary={t("projects.costs.how.title")}>
        <ul className="marks">
          <li>{t("projects.costs.how.hours")}</li>
          <li>{t("projects.costs.how.others")}</li>
          <li>{t("projects.costs.how.completed")}</li>
          {budgetHours === null && <li>{t("projects.costs.how.without")}</li>}
        </ul>
      </Disclosure>
    </div>
  )
}
