import { CalendarClock, TrendingDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"
import { useHasScreen } from "#ui/lib/office.ts"
import type { Project } from "../../schema.ts"
import { useCosts } from "../hooks.ts"
import { nextStepOf } from "./nextStep.ts"
import { StepCard } from "./StepCard.tsx"

/** What must happen first, with the one button for it; nothing where nothing must. */
export function NextStepCard({ project }: { project: Project }) {
  const { t } = useTranslation()
  const hasScreen = useHasScreen()
  const step = nextStepOf(project, useCosts(project.id).data)
  if (!step) return null
  const { tone, title, text, action, href, focus } = step
  return (
    <StepCard
      tone={tone}
      icon={tone === "bad" ? TrendingDown : CalendarClock}
      kind={t("projects.detail.next.title")}
      title={title}
      text={text}
    >
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
    </StepCard>
  )
}
