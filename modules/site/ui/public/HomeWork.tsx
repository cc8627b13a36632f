import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { entryIcons, typeIcons } from "#modules/quotes/ui/public/typeIcons.ts"
import { entries, entryAbout, type WayIn, wayLabels } from "#src/shared/entries.ts"
import { groups, typeAbout } from "#src/shared/projectTypes.ts"
import { useOffered } from "#ui/lib/company.ts"

const groupNames = ["renovation", "extension", "maintenance"] as const

/** The kinds of work that are offered, each the way into its own questions. */
export function HomeWork() {
  const { t } = useTranslation()
  const offered = useOffered()
  return (
    <section className="band" aria-labelledby="work">
      <h2 id="work" className="band-title">
        {t("site.home.what")}
      </h2>
      <p className="band-lead">{t("site.home.whatIntro")}</p>
      <div className="works">
        {groupNames
          .filter((group) => offered(groups[group]).length > 0)
          .map((group) => (
            <section key={group} className={`work-group work-${group}`} aria-labelledby={`work-${group}`}>
              <h3 id={`work-${group}`}>{t(`site.home.groups.${group}`)}</h3>
              <ul className="plain">
                {offered(groups[group]).map((type) => (
                  <WorkLink key={type} type={type} />
                ))}
              </ul>
            </section>
          ))}
        {offered(entries).length > 0 && (
          <section className="work-group work-smaller" aria-labelledby="work-smaller">
            <h3 id="work-smaller">{t("site.home.groups.smaller")}</h3>
            <ul className="plain">
              {offered(entries).map((entry) => (
                <WorkLink key={entry} type={entry} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  )
}

const icons = { ...typeIcons, ...entryIcons }
const abouts = { ...typeAbout, ...entryAbout }

function WorkLink({ type }: { type: WayIn }) {
  const Icon = icons[type]
  return (
    <li>
      <Link className="work" href={`/offerte-aanvraag?type=${type}`}>
        <Icon aria-hidden className="work-icon" strokeWidth={1.75} />
        <span>
          <strong>{wayLabels[type]}</strong>
          <span className="work-about">{abouts[type]}</span>
        </span>
        <ChevronRight aria-hidden className="work-go" size="1.1em" />
      </Link>
    </li>
  )
}
