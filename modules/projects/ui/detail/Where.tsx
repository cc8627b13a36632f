import { CalendarDays, Hammer, MapPin, Users } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import { agreedPriceOf } from "../../agreedPrice.ts"
import type { Project } from "../../schema.ts"
import { PlaceMap } from "../map/PlaceMap.tsx"

/** Where, when and by whom. */
export function Where({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { name, address, latitude, longitude, startDate, endDate, team, metadata } = project
  const price = agreedPriceOf(project)
  return (
    <Card title={t("projects.detail.where")}>
      <dl className="project-facts stack">
        <Fact icon={<MapPin aria-hidden size="1.2em" />} name={t("projects.detail.address")}>
          {address || <span className="muted">{t("projects.list.noAddress")}</span>}
        </Fact>
        <Fact icon={<CalendarDays aria-hidden size="1.2em" />} name={t("projects.detail.start")}>
          {startDate ? (
            <time dateTime={startDate}>{formatDay(startDate)}</time>
          ) : (
            <span className="muted">{t("projects.list.noStart")}</span>
          )}
        </Fact>
        {endDate && (
          <Fact icon={<CalendarDays aria-hidden size="1.2em" />} name={t("projects.detail.end")}>
            <time dateTime={endDate}>{formatDay(endDate)}</time>
          </Fact>
        )}
        <Fact icon={<Users aria-hidden size="1.2em" />} name={t("projects.detail.team")}>
          {team.length > 0 ? (
            team.map(({ name }) => name).join(", ")
          ) : (
            <span className="muted">{t("projects.detail.noTeam")}</span>
          )}
        </Fact>
        {metadata.projectTypes.length > 0 && (
          <Fact icon={<Hammer aria-hidden size="1.2em" />} name={t("projects.detail.types")}>
            <ul className="cluster tight">
              {metadata.projectTypes.map((type) => (
                <li key={type}>
                  <Badge>{typeLabels[type]}</Badge>
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
      {latitude !== null && longitude !== null && <PlaceMap {...{ name, latitude, longitude }} />}
      {price !== undefined && (
        <p className="project-price split flush">
          <span className="muted">
            {t(
              project.extraPrice === undefined
                ? "projects.list.column.price"
                : "projects.detail.priceWithExtra",
            )}
          </span>
          <strong>{formatEuros(price)}</strong>
        </p>
      )}
    </Card>
  )
}

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div>
    <dt className="mark">
      {icon}
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
)
