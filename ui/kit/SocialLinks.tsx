import { useTranslation } from "react-i18next"
import { useSite } from "../lib/company.ts"

/** Drawn by hand: the icon set has no marks of companies. */
const marks = {
  facebook:
    "M14 8.5V6.6c0-.9.6-1.1 1-1.1h2.4V2.1L14.2 2C10.6 2 9.9 4.5 9.9 6.2v2.3H7.1V12h2.8v10H14V12h3l.5-3.5Z",
  instagram:
    "M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm5.3-3.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5Z",
  linkedin:
    "M4.5 2.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM2.5 9h4v12.5h-4Zm6.5 0h3.8v1.7c.6-1.1 1.9-2 3.9-2 4 0 4.8 2.6 4.8 6v6.8h-4v-6c0-1.5 0-3.3-2-3.3s-2.4 1.6-2.4 3.2v6.1H9Z",
  youtube:
    "M22.5 7.2a2.8 2.8 0 0 0-2-2C18.8 4.7 12 4.7 12 4.7s-6.8 0-8.5.5a2.8 2.8 0 0 0-2 2A29 29 0 0 0 1 12a29 29 0 0 0 .5 4.8 2.8 2.8 0 0 0 2 2c1.7.5 8.5.5 8.5.5s6.8 0 8.5-.5a2.8 2.8 0 0 0 2-2A29 29 0 0 0 23 12a29 29 0 0 0-.5-4.8ZM9.8 15.3V8.7l5.7 3.3Z",
}
const names = ["facebook", "instagram", "linkedin", "youtube"] as const

/** Where else the company can be found; nothing where it is nowhere. */
export function SocialLinks() {
  const { t } = useTranslation()
  const { socialLinks } = useSite()
  const known = names.filter((name) => socialLinks[name])
  if (known.length === 0) return null
  return (
    <ul className="socials" aria-label={t("kit.social.label")}>
      {known.map((name) => (
        <li key={name}>
          <a href={socialLinks[name]} rel="noopener me">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path fill="currentColor" fillRule="evenodd" d={marks[name]} />
            </svg>
            <span className="visually-hidden">{t(`kit.social.${name}`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
