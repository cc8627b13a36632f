import { CalendarDays, MapPin, UserRound } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { formatDay } from "#src/shared/days.ts"
import { Progress } from "#ui/kit/Progress.tsx"
import { Status } from "#ui/kit/Status.tsx"
import type { Project } from "../../schema.ts"
import { shownStatus } from "./shownStatus.ts"

/** One project in short. Its name is the one link, which takes up the whole card. */
export function ProjectCard({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { id, name, description, address, startDate, endDate, progress, metadata } = project
  const marks = [
    { name: "client", icon: UserRound, text: metadata.clientName },
    { name: "address", icon: MapPin, text: address || t("projects.list.noAddress") },
    {
      name: "days",
      icon: CalendarDays,
      text: startDate
        ? [startDate, endDate]
            .filter((day) => day !== undefined)
            .map(formatDay)
            .join(" – ")
        : t("projects.list.noStart"),
    },
  ] as const
  return (
    <>
      <p className="project-card-status">
        <Status of={shownStatus(project)} />
      </p>
      <h2 className="project-card-name">
        <Link className="cover-link" href={`/projects/${id}`}>
          {name}
        </Link>
      </h2>
      <ul className="project-marks stack">
        {marks.map(
          ({ name, icon: Icon, text }) =>
            text && (
              <li key={name} className="mark">
                <Icon aria-hidden size="1.1em" />
                <span>
                  <span className="visually-hidden">{t(`projects.list.mark.${name}`)}: </span>
                  {text}
                </span>
              </li>
            ),
        )}
      </ul>
      {description && <p className="project-card-text">{description}</p>}
      <div className="project-card-progress">
        <Progress value={progress} label={t("projects.list.progress", { progress })} />
      </div>
    </>
  )
}
