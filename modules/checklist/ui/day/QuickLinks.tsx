import { ExternalLink } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Category, ChecklistDay, LinkName } from "../../schema.ts"
import { internalLinks, outsideLinks } from "./links.ts"

/** Where the things of a subject are: the company's own screens here, all else in a tab of its own. */
export function QuickLinks({ category, links }: { category: Category; links: ChecklistDay["links"] }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  const internal = (internalLinks[category] ?? []).filter(({ screen }) => hasScreen(screen))
  const outside = (outsideLinks[category] ?? []).filter((name) => links[name])
  if (internal.length + outside.length === 0) return null
  return (
    <p className="checklist-links cluster no-print">
      {internal.map(({ href, label }) => (
        <Link key={href} className="touch" href={href}>
          {t(label)}
        </Link>
      ))}
      {outside.map((name) => (
        <Outside key={name} name={name} href={links[name]!} />
      ))}
    </p>
  )
}

function Outside({ name, href }: { name: LinkName; href: string }) {
  const { t } = useTranslation()
  return (
    <a className="touch" href={href} target="_blank" rel="noopener noreferrer">
      {t(`checklist.link.${name}`)}
      <ExternalLink aria-hidden size="1em" />
      <span className="visually-hidden"> {t("checklist.newTab")}</span>
    </a>
  )
}
