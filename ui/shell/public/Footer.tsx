import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useCompany } from "../../lib/company.ts"
import { telephoneLink } from "../../lib/format.ts"
import type { MenuLink } from "../../lib/screen.ts"

export function Footer({ menu }: { menu: MenuLink[] }) {
  const { t } = useTranslation()
  const { companyName, address, phone, contactEmail, kvk, btwId } = useCompany()
  return (
    <footer className="public-footer">
      <div className="footer-columns">
        {(companyName || address) && (
          <address>
            <strong>{companyName}</strong>
            <span className="address-lines">{address}</span>
          </address>
        )}
        {(phone || contactEmail) && (
          <div>
            <strong>{t("layout.footer.contact")}</strong>
            {phone && <a href={telephoneLink(phone)}>{phone}</a>}
            {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
          </div>
        )}
        <nav aria-label={t("layout.footer.label")}>
          <strong>{t("layout.footer.label")}</strong>
          {menu.map(({ href, label }) => (
            <Link key={href} href={href}>
              {t(label)}
            </Link>
          ))}
          <Link href="/offerte-aanvraag">{t("layout.quote")}</Link>
        </nav>
      </div>
      {(kvk || btwId) && (
        <p className="footer-numbers">
          {[
            kvk && t("layout.footer.kvk", { number: kvk }),
            btwId && t("layout.footer.btw", { number: btwId }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
    </footer>
  )
}
