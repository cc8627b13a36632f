import type { CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import { useSite } from "#ui/lib/company.ts"

/** A piece of the one bar that would be too short for its name. */
const small = 10

/** All the work as one bar, cut into what it is; where a piece would be too small for its name, a bar for each. */
export function Shares() {
  const { t } = useTranslation()
  const { shares } = useSite()
  return (
    <section aria-labelledby="shares">
      <h2 id="shares">{t("site.about.work")}</h2>
      <figure className={shares.some(({ percent }) => percent < small) ? "shares shares-rows" : "shares"}>
        <ul>
          {shares.map(({ label, percent }) => (
            <li key={label} style={{ "--share": percent } as CSSProperties}>
              <span className="share-bar" aria-hidden />
              <span className="share-label">
                <strong>{t("site.about.share", { percent })}</strong> {label}
              </span>
            </li>
          ))}
        </ul>
        <figcaption>{t("site.about.workCaption")}</figcaption>
      </figure>
    </section>
  )
}
