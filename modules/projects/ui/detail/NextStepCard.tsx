import { CalendarClock, TrendingDown } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Project } from "../../schema.ts"
import { useCosts } from "../hooks.ts"
import { nextStepOf } from "./nextStep.ts"

/** What must happen first, with the one button for it; nothing where nothing must. */
export function NextStepCard({ project }: { project: Project }) {
  const { t } = useTranslation()
  const heading = useId()
  const hasScreen = useHasScreen()
  const step = nextStepOf(project, useCosts(project.id).data)
  if (!step) return null
  const { tone, title, text, action, href, focus } = step
  const Icon = tone === "bad" ? TrendingDown : CalendarClock
  return (
    <section className={`card next-step next-step-${tone} no-print`} aria-labelledby={heading}>
      <Icon aria-hidden className="next-step-icon" />
      <div>
        <p className="flush muted">{t("projects.detail.next.title")}</p>
        <h2 id={heading}>{title}</h2>
        <p className="flush muted">{text}</p>
      </div>
      {(href.startsWith("?") || hasScreen("/project-timeline")) && (
        <LinkButton
          variant="primary"
          href={href}
          // Once the part where it is was drawn.
          onClick={
            focus ? () => requestAnimationFrame(() => document.getElementById(focus)?.focus()) : undefined
          }
        >
          {action}
        </LinkButton>
      )}
    </section>
  )
}
