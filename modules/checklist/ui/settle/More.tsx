import { useTranslation } from "react-i18next"
import { Link } from "wouter"

/** So many are shown of each. */
export const mostShown = 5

/** The others stand elsewhere. */
export function More({ left, href }: { left: number; href: string }) {
  const { t } = useTranslation()
  if (left <= mostShown) return null
  return (
    <p className="flush">
      <Link className="touch" href={href}>
        {t("checklist.more", { count: left - mostShown })}
      </Link>
    </p>
  )
}
