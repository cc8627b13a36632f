import { useTranslation } from "react-i18next"
import { formatMoment } from "#ui/lib/format.ts"
import { useNow } from "#ui/lib/now.ts"

/** Only on paper: who worked and who saw it sign that the hours are right. */
export function Signatures({ person }: { person: string }) {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <footer className="sheet-foot">
      <div className="sheet-signatures">
        {[
          { role: t("gps.week.sheet.worker"), name: person },
          { role: t("gps.week.sheet.foreman"), name: "" },
        ].map(({ role, name }) => (
          <dl key={role}>
            <div className="sheet-role">
              <dt>{role}</dt>
              <dd>{name}</dd>
            </div>
            <div className="sheet-sign">
              <dt>{t("gps.week.sheet.signature")}</dt>
              <dd />
            </div>
            <div>
              <dt>{t("gps.week.sheet.date")}</dt>
              <dd />
            </div>
          </dl>
        ))}
      </div>
      <p className="sheet-printed">{t("gps.week.sheet.printed", { moment: formatMoment(now) })}</p>
    </footer>
  )
}
