import { PencilRuler, Ruler, SquareCheck, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import type { IntakeProgress } from "../../progress/schema.ts"

/** What was checked and measured of a job, each with the way to it. */
export function Progress({ href, progress }: { href: string; progress: IntakeProgress }) {
  const { t } = useTranslation()
  const { checklist, warnings, rooms, plans } = progress
  if (!checklist && warnings + rooms + plans === 0) return null
  return (
    <ul className="intake-progress plain">
      {checklist && (
        <Part href={`${href}?tab=checklist`}>
          <SquareCheck aria-hidden size="1.2em" />
          <span>{t("intake.onProject.checklist", checklist)}</span>
        </Part>
      )}
      {warnings > 0 && (
        <Part href={`${href}?tab=checklist`}>
          <TriangleAlert aria-hidden className="checks-open" size="1.2em" />
          <span>{t("intake.onProject.warnings", { count: warnings })}</span>
        </Part>
      )}
      {rooms > 0 && (
        <Part href={`${href}?tab=maten`}>
          <Ruler aria-hidden size="1.2em" />
          <span>{t("intake.onProject.rooms", { count: rooms })}</span>
        </Part>
      )}
      {plans > 0 && (
        <Part href={`${href}?tab=plattegrond`}>
          <PencilRuler aria-hidden size="1.2em" />
          <span>{t("intake.onProject.plans", { count: plans })}</span>
        </Part>
      )}
    </ul>
  )
}

const Part = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Link className="touch" href={href}>
      {children}
    </Link>
  </li>
)
