import { useTranslation } from "react-i18next"
import { pictureUrl, useSite } from "#ui/lib/company.ts"
import { paragraphsOf } from "./work.ts"

/** Whose company it is, in the owner's own words. */
export function Owner({ level = 3 }: { level?: 2 | 3 }) {
  const { t } = useTranslation()
  const { owner, ownerPhoto } = useSite()
  const Heading = `h${level}` as const
  return (
    <div className={ownerPhoto ? "owner owner-pictured" : "owner"}>
      {ownerPhoto && (
        <img
          src={pictureUrl(ownerPhoto)}
          alt={t("site.about.photo", { name: owner.name })}
          width="320"
          height="400"
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="owner-words">
        {paragraphsOf(owner.about).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Heading className="owner-name">{owner.name}</Heading>
        {owner.role && <p className="owner-role">{owner.role}</p>}
      </div>
    </div>
  )
}
