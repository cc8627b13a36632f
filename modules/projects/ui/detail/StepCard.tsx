import type { LucideIcon } from "lucide-react"
import { type ReactNode, useId } from "react"

interface StepCardProps {
  tone: "bad" | "warn"
  icon: LucideIcon
  /** Above the title: 'Volgende stap'. */
  kind: string
  title: string
  text: string
  /** The one button for it. */
  children: ReactNode
}

/** Something that must happen to a job now, above all that is told of it; also of later modules. */
export function StepCard({ tone, icon: Icon, kind, title, text, children }: StepCardProps) {
  const heading = useId()
  return (
    <section className={`card next-step next-step-${tone} no-print`} aria-labelledby={heading}>
      <Icon aria-hidden className="next-step-icon" />
      <div>
        <p className="flush muted">{kind}</p>
        <h2 id={heading}>{title}</h2>
        <p className="flush muted">{text}</p>
      </div>
      {children}
    </section>
  )
}
