import { useTranslation } from "react-i18next"
import { OpenNow } from "#ui/kit/OpenNow.tsx"
import { SocialLinks } from "#ui/kit/SocialLinks.tsx"
import { useCompany } from "#ui/lib/company.ts"
import { useScreen } from "#ui/lib/useScreen.ts"
import { ContactForm } from "./ContactForm.tsx"
import { Reach } from "./Reach.tsx"
import { WeekTable } from "./WeekTable.tsx"

/** How to reach the company, when it is open, and a form. */
export default function Contact() {
  const { t } = useTranslation()
  const { companyName, contactEmail } = useCompany()
  useScreen(t("site.contact.title"), t("site.contact.description", { company: companyName }))
  return (
    <div className="contact">
      <div className="contact-head">
        <h1>{t("site.contact.title")}</h1>
        <p>{t(contactEmail ? "site.contact.intro" : "site.contact.introCall")}</p>
        <OpenNow />
      </div>
      <section className="contact-reach" aria-labelledby="reach">
        <h2 id="reach">{t("site.contact.reach")}</h2>
        <Reach />
        <SocialLinks />
      </section>
      <section className="contact-write no-print" aria-labelledby="write">
        <h2 id="write">{t("site.contact.form")}</h2>
        <noscript>
          <p className="notice notice-warn">
            {t(contactEmail ? "site.contact.noScript" : "site.contact.noScriptCall")}
          </p>
        </noscript>
        <ContactForm />
      </section>
      <WeekTable />
    </div>
  )
}
