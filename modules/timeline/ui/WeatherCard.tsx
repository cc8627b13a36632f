import { useTranslation } from "react-i18next"
import type { SWRResponse } from "swr"
import { Link } from "wouter"
import { Card } from "#ui/kit/Card.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Forecast, TimelineProject, TimelineWeek } from "../schema.ts"
import { roofLimits } from "./dayWeather.ts"

/** Where the forecast comes from and how old it is, or why there is none. */
export function WeatherCard({ week, weather }: { week: TimelineWeek; weather: SWRResponse<Forecast> }) {
  const { t } = useTranslation()
  const { data, error } = weather
  const unlocated = unlocatedIn(week)
  const nothing = data?.reached && data.places.length === 0 && unlocated.length === 0
  if ((!data && !error) || nothing) return null
  return (
    <Card title={t("timeline.weather.title")} level={3} className="weather-card">
      {data?.configured === false ? (
        <p>{t("timeline.weather.none")}</p>
      ) : (
        <>
          <State forecast={data} failed={error !== undefined} />
          {data && <Unlocated projects={unlocated} located={data.places.length > 0} />}
        </>
      )}
    </Card>
  )
}

function State({ forecast, failed }: { forecast: Forecast | undefined; failed: boolean }) {
  const { t } = useTranslation()
  const away = failed || forecast?.reached === false
  const time = forecast?.fetchedAt && formatMoment(forecast.fetchedAt)
  const outside = time && forecast.places.every(({ days }) => days.length === 0)
  return (
    <>
      {away && (
        <p>
          <strong>{t("timeline.weather.away")}</strong> {time && t("timeline.weather.stale", { time })}
        </p>
      )}
      {outside && <p>{t("timeline.weather.outside")}</p>}
      {time && !away && !outside && <p>{t("timeline.weather.of", { time })}</p>}
      {time && !outside && <p>{t("timeline.weather.limits", roofLimits)}</p>}
      {time && forecast.source && (
        <p>
          <a href="https://open-meteo.com/" rel="noopener" className="touch">
            {t("timeline.weather.source")}
          </a>
        </p>
      )}
    </>
  )
}

/** Sites that the service can't be asked for. */
function unlocatedIn({ days, projects }: TimelineWeek): TimelineProject[] {
  const ids = new Set(days.flatMap(({ projectIds }) => projectIds))
  return projects.filter((project) => ids.has(project.id) && !project.located)
}

function Unlocated({ projects, located }: { projects: TimelineProject[]; located: boolean }) {
  const { t } = useTranslation()
  if (projects.length === 0) return null
  return (
    <>
      <p>{t(located ? "timeline.weather.unlocated" : "timeline.weather.unlocatedText")}</p>
      <ul className="weather-unlocated marks">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectLink project={project} />
          </li>
        ))}
      </ul>
    </>
  )
}

function ProjectLink({ project: { id, name } }: { project: TimelineProject }) {
  const has = useHasScreen()
  return has("/projects/:id") ? (
    <Link href={`/projects/${id}`} className="touch">
      {name}
    </Link>
  ) : (
    name
  )
}
