import { useTranslation } from "react-i18next"
import { type OpenDay, openWeek } from "#src/shared/openNow.ts"
import { useSite } from "#ui/lib/company.ts"
import { useNow } from "#ui/lib/now.ts"
import { capitalised, weekdayName } from "#ui/lib/weekday.ts"

/** The week with today marked, and the public holidays of the coming days. */
export function WeekTable() {
  const { t } = useTranslation()
  const { openingHours } = useSite()
  const now = useNow()
  if (!openingHours.some(Boolean)) return null
  return (
    <section className="contact-week" aria-labelledby="hours">
      <h2 id="hours">{t("site.hours")}</h2>
      <table className="week">
        <caption className="visually-hidden">{t("site.hours")}</caption>
        <tbody>
          {openWeek(openingHours, now).map((day) => (
            <Day key={day.weekday} day={day} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Day({ day: { weekday, hours, holiday, today } }: { day: OpenDay }) {
  const { t } = useTranslation()
  return (
    <tr className={today ? "week-today" : undefined} aria-current={today ? "date" : undefined}>
      <th scope="row">
        {capitalised(weekdayName(weekday))}
        {today && <span className="week-mark"> {t("site.contact.today")}</span>}
      </th>
      <td>
        {hours && `${hours.opens}–${hours.closes}`}
        {!hours && (holiday ? t("site.contact.holiday", { name: holiday }) : t("kit.open.shut"))}
      </td>
    </tr>
  )
}
