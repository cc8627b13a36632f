import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"

interface DisclosureProps {
  summary: ReactNode
  /** Undefined: closed at first, and whoever presses it decides. */
  open?: boolean
  onToggle?: (open: boolean) => void
  className?: string
  children: ReactNode
}

/** What few need, behind a press. */
export const Disclosure = ({ summary, open, onToggle, className = "", children }: DisclosureProps) => (
  <details
    className={`disclosure ${className}`.trim()}
    open={open}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary>
      <ChevronDown aria-hidden size="1.2em" />
      <span>{summary}</span>
    </summary>
    {children}
  </details>
)
