import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { OpeningHours } from "../../kit/OpeningHours.tsx"
import { SocialLinks } from "../../kit/SocialLinks.tsx"
import { useCompany, useSite } from "../../lib/company.ts"
import { telephoneLink } from "../../lib/format.ts"
import type { TextKey } from "../../lib/i18n.ts"

/** Quick links: what the menu leaves out is here. */
const links: { href: string; label: TextKey; aboutCompany?: true }[] = [
  { href: "/contact", label: "layout.footer.contactPage", aboutCompany: true },
  { href: "/over-ons", label: "layout.footer.about", aboutCompany: true },
  { href: "/privacy", label: "layout.footer.privacy" },
  { href: "/voorwaarden", label: "layout.footer.terms" },
  { href: "/offerte-aanvraag", label: "layout.quote" },
]

export function Footer() {
  const { t } = useTranslation()
  const { companyName, address, phone, contactEmail, kvk, btwId } = useCompany()
  const { openingHours, underConstruction } = useSite()
  const numbers = [
    kvk && t("layout.footer.kvk", { number: kvk }),
    btwId && t("layout.footer.btw", { number: btwId }),
  ].filter(Boolean)
  return (
    <footer className="public-footer sea">
      <div className="footer-columns">
        {(companyName || address || phone || contactEmail) && (
          <address>
            <strong>{companyName}</strong>
            <span className="address-lines">{address}</span>
            {phone && <a href={telephoneLink(phone)}>{phone}</a>}
            {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
            <SocialLinks />
          </address>
        )}
        {openingHours.some(Boolean) && !underConstruction && (
          <div className="footer-hours">
            <strong>{t("layout.footer.hours")}</strong>
            <OpeningHours />
          </div>
        )}
        <nav aria-label={t("layout.footer.label")}>
          <strong>{t("layout.footer.label")}</strong>
          {links
            .filter(({ aboutCompany }) => !(aboutCompany && underConstruction))
            .map(({ href, label }) => (
              <Link key={href} href={href}>
                {t(label)}
              </Link>
            ))}
        </nav>
      </div>
      {numbers.length > 0 && <p className="footer-numbers">{numbers.join(" · ")}</p>}
    </footer>
  )
}
