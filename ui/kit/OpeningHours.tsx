import { useTranslation } from "react-i18next"
import { openSpans } from "#src/shared/openingHours.ts"
import { useSite } from "../lib/company.ts"
import { capitalised, weekdayName } from "../lib/weekday.ts"

/** The week in as few lines as it takes: 'Maandag t/m vrijdag 08:00–18:00'. */
export function OpeningHours() {
  const { t } = useTranslation()
  const { openingHours } = useSite()
  if (!openingHours.some(Boolean)) return null
  return (
    <dl className="hours plain">
      {openSpans(openingHours).map(({ from, to, hours }) => (
        <div key={from} className="split flush">
          <dt>
            {capitalised(
              from === to
                ? weekdayName(from)
                : t("kit.open.span", { from: weekdayName(from), to: weekdayName(to) }),
            )}
          </dt>
          <dd>{hours ? `${hours.opens}–${hours.closes}` : t("kit.open.shut")}</dd>
        </div>
      ))}
    </dl>
  )
}
