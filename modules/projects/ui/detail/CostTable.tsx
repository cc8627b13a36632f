import { useTranslation } from "react-i18next"
import { clockOfHours } from "#src/shared/clockHours.ts"
import { formatQuantity } from "#src/shared/euro.ts"
import type { Costs } from "../../schema.ts"

/**
 * What each kind of cost was budgeted at, was booked and ordered for and will come to; what nobody knows is a dash. On a
 * phone a kind is a line of what it comes to.
 */
export function CostTable({ costs: { kinds, total, hours, budgetHours } }: { costs: Costs }) {
  const { t } = useTranslation()
  return (
    <table className="cost-table">
      <caption className="visually-hidden">{t("projects.costs.table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("projects.costs.column.kind")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`projects.costs.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ category, ...amounts }) => (
          <Row
            key={category}
            name={t(`projects.costs.category.${category}`)}
            note={category === "hours" ? hoursText(hours, budgetHours) : undefined}
            amounts={amounts}
          />
        ))}
      </tbody>
      <tfoot>
        <Row name={t("projects.costs.total")} amounts={total} />
      </tfoot>
    </table>
  )

  function hoursText(worked: number, planned: number | null) {
    const time = clockOfHours(worked)
    return planned === null ? time : t("projects.costs.time", { time, planned: clockOfHours(planned) })
  }
}

const columns = ["budget", "booked", "committed", "expected", "difference"] as const

function Row({ name, note, amounts }: { name: string; note?: string; amounts: Costs["total"] }) {
  const { t } = useTranslation()
  return (
    <tr>
      <th scope="row">
        {name} {note && <span className="muted">{note}</span>}
        <span className="cost-in-short">{inShort()}</span>
      </th>
      {columns.map((column) => (
        <td key={column} className={lookOf(column, amounts[column])}>
          {shown(amounts[column], column)}
        </td>
      ))}
    </tr>
  )

  function inShort() {
    const { budget, booked, committed, expected } = amounts
    if (expected === null)
      return booked === null ? "" : t("projects.costs.soFar", { amount: plain(booked + committed) })
    const values = { expected: plain(expected), budget: plain(budget ?? 0) }
    return t(budget === null ? "projects.costs.expects" : "projects.costs.expectsOf", values)
  }
}

type Column = (typeof columns)[number]

function lookOf(column: Column, amount: number | null): string {
  if (column !== "difference") return "cost-figure"
  return amount !== null && amount > 0 ? "cost-difference cost-over" : "cost-difference"
}

function shown(amount: number | null, column: Column): string {
  if (amount === null || (column === "committed" && amount === 0)) return "–"
  return `${column === "difference" && amount > 0 ? "+ " : ""}${plain(amount)}`
}

/** Their sheet says that they are euros. */
const plain = (euros: number) => formatQuantity(euros, 2)
