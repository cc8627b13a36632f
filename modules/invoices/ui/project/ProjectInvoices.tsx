import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { Link } from "wouter"
import { projectsPath } from "#modules/projects/ui/hooks.ts"
import { formatDay } from "#src/shared/days.ts"
import { round, sum } from "#src/shared/rounding.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import type { ProjectInvoice } from "../../allocations/schema.ts"
import { api } from "./api.ts"

const atOnce = 8

/** On a project's page: which purchase invoices landed on it, and what they come to. */
export default function ProjectInvoices({ id }: { id: number }) {
  const { t } = useTranslation()
  const invoices = useSWR<ProjectInvoice[], ApiError>(
    [projectsPath, id, "invoices"],
    () => api.ofProject(id),
    { revalidateIfStale: true },
  )
  return (
    <Card
      title={t("invoices.allocations.onProject.title")}
      className="project-invoices"
      aside={<Link href="/invoice-allocation">{t("invoices.allocations.onProject.toAllocate")}</Link>}
    >
      <Loaded from={invoices}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="muted">{t("invoices.allocations.onProject.none")}</p>
          ) : (
            <Lines lines={lines} />
          )
        }
      </Loaded>
    </Card>
  )
}

function Lines({ lines }: { lines: ProjectInvoice[] }) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, atOnce)
  const net = round(sum(lines.map(({ netAmount }) => netAmount)), 2)
  return (
    <>
      <p>
        <strong>{t("invoices.allocations.onProject.total", { net: formatEuros(net) })}</strong>{" "}
        <span className="muted">{t("invoices.allocations.onProject.count", { count: lines.length })}</span>
      </p>
      <ul className="lines">
        {shown.map(
          ({
            id,
            invoiceId,
            supplierName,
            invoiceNumber,
            date,
            category,
            description,
            netAmount,
            amount,
          }) => (
            <li key={id} className="allocation-item cluster">
              <div className="allocation-what">
                <Link href={`/purchase-invoices/${invoiceId}`}>{`${supplierName} ${invoiceNumber}`}</Link>
                <p className="flush muted">
                  {[formatDay(date), t(`invoices.category.${category}`), description]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </div>
              <div className="allocation-sums stack flush">
                <strong>{t("invoices.allocations.existing.net", { amount: formatEuros(netAmount) })}</strong>
                <span className="muted">
                  {t("invoices.allocations.existing.amount", { amount: formatEuros(amount) })}
                </span>
              </div>
            </li>
          ),
        )}
      </ul>
      {shown.length < lines.length && (
        <Button className="button-small" onClick={() => setAll(true)}>
          {t("invoices.allocations.onProject.more", { count: lines.length - shown.length })}
        </Button>
      )}
    </>
  )
}
