import { CalendarDays, MapPin, Navigation, Users } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { formatDay } from "#src/shared/days.ts"
import { Card } from "#ui/kit/Card.tsx"
import { formatEuros } from "#ui/lib/format.ts"
import type { Project } from "../../schema.ts"
import { PlaceMap } from "../map/PlaceMap.tsx"
import { wayTo } from "./wayTo.ts"

/** Where, when and by whom. */
export function Where({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { name, address, latitude, longitude, startDate, endDate, team, estimatedPrice } = project
  const way = wayTo(project)
  return (
    <Card title={t("projects.detail.where")}>
      <dl className="project-facts stack">
        <Fact icon={<MapPin aria-hidden size="1.2em" />} name={t("projects.detail.address")}>
          {address || <span className="muted">{t("projects.list.noAddress")}</span>}
          {way && (
            <a className="project-way" href={way} target="_blank" rel="noopener noreferrer">
              <Navigation aria-hidden size="1.1em" />
              {t("projects.detail.way")}
              <span className="visually-hidden"> {t("projects.detail.newTab")}</span>
            </a>
          )}
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
      </dl>
      {latitude !== null && longitude !== null && <PlaceMap {...{ name, latitude, longitude }} />}
      {estimatedPrice !== undefined && (
        <p className="project-price split flush">
          <span className="muted">{t("projects.list.column.price")}</span>
          <strong>{formatEuros(estimatedPrice)}</strong>
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
