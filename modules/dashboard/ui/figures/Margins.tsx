import { useTranslation } from "react-i18next"
import { formatQuantity } from "#src/shared/euro.ts"
import { type BarRow, Bars } from "#ui/kit/Bars.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Figures } from "../../schema.ts"
import { FigureTable } from "./FigureTable.tsx"

type Margin = Figures["margins"][number]

/** More bars than fit on a screen tell less; the table has them all. */
const most = 12

/** `hidden`: how many are for the owner alone. */
export function Margins({ projects, hidden }: { projects: Margin[]; hidden: number }) {
  const { t } = useTranslation()
  const title = t("dashboard.figures.margins.title")
  const columns = ["project", "net", "costs", "margin", "percent"] as const
  const legend = [
    { tone: "main", label: t("dashboard.figures.margins.costs") },
    { tone: "second", label: t("dashboard.figures.margins.margin") },
    { tone: "bad", label: t("dashboard.figures.margins.over") },
  ] as const
  return (
    <Card title={title}>
      {hidden > 0 && <p className="muted">{t("dashboard.figures.margins.ownerOnly", { count: hidden })}</p>}
      {projects.length === 0 ? (
        <EmptyState title={t("dashboard.figures.margins.none")} />
      ) : (
        <Bars
          caption={t("dashboard.figures.margins.caption")}
          legend={legend}
          rows={projects.slice(0, most).map(barOf)}
          note={
            projects.length > most && t("dashboard.figures.margins.more", { count: projects.length - most })
          }
        >
          <FigureTable
            caption={title}
            columns={columns.map((name) => t(`dashboard.figures.table.${name}`))}
            rows={projects.map((project) => ({
              key: String(project.projectId),
              cells: [
                project.name,
                formatEuros(project.net),
                formatEuros(project.costs),
                formatEuros(project.margin),
                percentOf(project),
              ],
            }))}
          />
        </Bars>
      )}
    </Card>
  )
}

/** The bar is as long as the agreed price, or as the costs where these went over it. */
function barOf(project: Margin): BarRow {
  const { projectId, name, net, costs, margin } = project
  return {
    key: String(projectId),
    label: name,
    href: `/projects/${projectId}`,
    text: percentOf(project),
    parts: [
      { tone: "main", value: Math.max(0, Math.min(costs, net)) },
      { tone: "second", value: Math.max(0, margin) },
      { tone: "bad", value: Math.max(0, -margin) },
    ],
  }
}

const percentOf = ({ margin, net }: Margin) => `${formatQuantity((margin / net) * 100, 0)}%`
