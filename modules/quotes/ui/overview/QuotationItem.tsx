import { Eye, MapPin } from "lucide-react"
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { rowTarget } from "#ui/list/rowFocus.ts"
import type { QuotationRow } from "../../overview/schema.ts"
import { StateBadge } from "./StateBadge.tsx"
import { TextDownload } from "./TextDownload.tsx"

export const itemId = (quotationId: number) => `offerte-${quotationId}`

/** One quotation in the list: pressing it anywhere opens it to read, but for the button on it. */
export const QuotationItem = memo(({ row, open }: { row: QuotationRow; open: (id: number) => void }) => {
  const { t } = useTranslation()
  const { id, name, address, description } = row
  return (
    <li id={itemId(id)} className="quotation-row stack">
      <div className="quotation-what stack tight">
        <h3 className="quotation-name">{name}</h3>
        <p className="muted mark">
          <MapPin aria-hidden size="1.1em" />
          {address || t("quotes.overview.noAddress")}
        </p>
        <Marks row={row} />
        {description && <p className="quotation-description">{description}</p>}
      </div>
      <div className="quotation-side cluster tight">
        <p className="price">
          <strong>{formatEuros(row.price)}</strong>{" "}
          <span className="muted">{t("quotes.request.withVat")}</span>
        </p>
        {row.unpriced > 0 && (
          <Badge tone="warn">{t("quotes.overview.unpriced", { count: row.unpriced })}</Badge>
        )}
      </div>
      <div className="quotation-buttons cluster tight">
        <Button {...rowTarget} className="cover" onClick={() => open(id)}>
          <Eye aria-hidden size="1.2em" />
          <span>
            {t("quotes.overview.view")}
            <span className="visually-hidden"> {name}</span>
          </span>
        </Button>
        <TextDownload row={row} />
      </div>
    </li>
  )
})

function Marks({ row }: { row: QuotationRow }) {
  const { t } = useTranslation()
  return (
    <div className="cluster tight">
      <ProjectDot status={row.projectStatus} />
      <StateBadge state={row.state} />
      <Badge>{t(`quotes.overview.type.${row.type}`)}</Badge>
      {row.origin === "generator" && <Badge tone="info">{t("quotes.overview.chatgpt")}</Badge>}
      <span className="muted">{t("quotes.overview.project", { id: row.projectId })}</span>
    </div>
  )
}

/** How far the project is, by colour and word. */
function ProjectDot({ status }: { status: QuotationRow["projectStatus"] }) {
  const { t } = useTranslation()
  return (
    <span className={`project-dot project-dot-${status}`}>
      {t(`quotes.overview.projectStatus.${status}`)}
    </span>
  )
}
