import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { useCompany, useSite } from "#ui/lib/company.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { Owner } from "./Owner.tsx"
import { Reach } from "./Reach.tsx"
import { Shares } from "./Shares.tsx"
import { paragraphsOf } from "./work.ts"

/** The story, the kinds of work and their shares, the owner, and how to go on. */
export default function About() {
  const { t } = useTranslation()
  const { companyName } = useCompany()
  const { story, shares, owner } = useSite()
  useScreen(t("site.about.title"), t("site.about.description", { company: companyName }))
  return (
    <div className="about">
      <h1>{t("site.about.heading", { company: companyName })}</h1>
      {story && (
        <div className="about-story">
          {paragraphsOf(story).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {owner.name && (
        <section className="about-owner" aria-label={t("site.about.owner")}>
          <Owner level={2} />
        </section>
      )}
      {shares.length > 0 && <Shares />}
      <section className="about-contact" aria-labelledby="about-contact">
        <h2 id="about-contact">{t("site.about.contact")}</h2>
        <Reach />
        <div className="actions">
          <LinkButton variant="accent" href="/quotation">
            {t("site.about.quote")}
          </LinkButton>
          <LinkButton href="/contact">{t("site.about.contactLink")}</LinkButton>
        </div>
      </section>
    </div>
  )
}
