import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useSite } from "#ui/lib/company.ts"
import { Owner } from "./Owner.tsx"
import { paragraphsOf } from "./work.ts"

/** The beginning of the story and whose company it is; left out until either is told. */
export function HomeAbout() {
  const { t } = useTranslation()
  const { story, owner } = useSite()
  const [opening] = paragraphsOf(story)
  if (!opening && !owner.name) return null
  return (
    <section className="band" aria-labelledby="about">
      <div className="about-pair">
        <div>
          <h2 id="about" className="band-title">
            {t("site.home.about")}
          </h2>
          {opening && <p className="about-opening">{opening}</p>}
          <Link className="onward" href="/over-ons">
            {t("site.home.more")}
            <ArrowRight aria-hidden size="1.2em" />
          </Link>
        </div>
        {owner.name && <Owner />}
      </div>
    </section>
  )
}
