import { CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"

type NoticeTone = "ok" | "info" | "warn" | "bad"

const icons: Record<NoticeTone, LucideIcon> = {
  ok: CircleCheck,
  info: Info,
  warn: TriangleAlert,
  bad: TriangleAlert,
}

/**
 * A message in the page, read out when its text comes: at once when bad, otherwise when it suits.
 * Leave it in place without children, so that a screen reader knows the region before the text appears.
 */
export function Notice({ tone, children }: { tone: NoticeTone; children?: ReactNode }) {
  const Icon = icons[tone]
  return (
    <div role={tone === "bad" ? "alert" : "status"}>
      {children && (
        <div className={`notice notice-${tone}`}>
          <Icon aria-hidden />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}
