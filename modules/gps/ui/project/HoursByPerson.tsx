import { useTranslation } from "react-i18next"
import { clockHours } from "#src/shared/clockHours.ts"
import { Bars } from "#ui/kit/Bars.tsx"
import type { ProjectHours } from "../../sheets/schema.ts"

/** A bar a person, in which travelling is told apart. */
export function HoursByPerson({ people }: { people: ProjectHours["people"] }) {
  const { t } = useTranslation()
  const travelled = people.some(({ travelMinutes }) => travelMinutes > 0)
  return (
    <Bars
      caption={t("gps.project.people")}
      legend={
        travelled
          ? [
              { tone: "main", label: t("gps.project.work") },
              { tone: "second", label: t("gps.project.travel") },
            ]
          : []
      }
      rows={people.map(({ accountId, person, minutes, travelMinutes }) => ({
        key: String(accountId),
        label: person,
        text: clockHours(minutes),
        parts: [
          { tone: "main", value: minutes - travelMinutes },
          ...(travelMinutes > 0 ? [{ tone: "second" as const, value: travelMinutes }] : []),
        ],
      }))}
    >
      <table className="project-hours-table">
        <caption className="visually-hidden">{t("gps.project.people")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("gps.project.person")}</th>
            <th scope="col">{t("gps.project.work")}</th>
            <th scope="col">{t("gps.project.travel")}</th>
            <th scope="col">{t("gps.project.hours")}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ accountId, person, minutes, travelMinutes }) => (
            <tr key={accountId}>
              <th scope="row">{person}</th>
              <td>{clockHours(minutes - travelMinutes)}</td>
              <td>{clockHours(travelMinutes)}</td>
              <td>{clockHours(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Bars>
  )
}
