import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

export type Tone = "ok" | "warn" | "bad" | "info" | "late" | "neutral"

export function Badge({
  tone = "neutral",
  icon: Icon,
  children,
}: {
  tone?: Tone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={`badge badge-${tone}`}>
      {Icon && <Icon aria-hidden size="1.05em" strokeWidth={2.5} />}
      {children}
    </span>
  )
}
