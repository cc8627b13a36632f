import { useTranslation } from "react-i18next"
import { keptDays } from "../../constants.ts"

/** What, why, how long, who: the notice as it stands here and as it is asked before the first use. */
export function NoticeText({ trails }: { trails: boolean }) {
  const { t } = useTranslation()
  const facts = [
    { name: "what", more: t("gps.privacy.notice.never") },
    { name: "why", more: "" },
    { name: "long", more: "" },
    {
      name: "who",
      more: t(`gps.privacy.notice.${trails ? "trailsOn" : "trailsOff"}`, keptDays),
    },
    { name: "noMeans", more: "" },
  ] as const
  return (
    <dl className="privacy-notice stack roomy">
      {facts.map(({ name, more }) => (
        <div key={name}>
          <dt>{t(`gps.privacy.notice.${name}`)}</dt>
          <dd>
            {t(`gps.privacy.notice.${name}Text`, keptDays)} {more}
          </dd>
        </div>
      ))}
    </dl>
  )
}
