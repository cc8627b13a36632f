import { type ReactNode, useId } from "react"

interface CardProps {
  title?: ReactNode
  /** Level of the title's heading. */
  level?: 2 | 3
  /** Beside the title: a badge, a small button. */
  aside?: ReactNode
  /** Its rows run from edge to edge. */
  sheet?: true
  className?: string
  children?: ReactNode
}

export function Card({ title, level = 2, aside, sheet, className, children }: CardProps) {
  const heading = useId()
  const Heading = `h${level}` as const
  const look = ["card", sheet && "sheet", className].filter(Boolean).join(" ")
  if (!title) return <div className={look}>{children}</div>
  return (
    <section className={look} aria-labelledby={heading}>
      <div className="card-head">
        <Heading id={heading}>{title}</Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
