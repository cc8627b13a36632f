import type { LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "wouter"

interface Stat {
  label: string
  /** Undefined while it is not known yet: its place is kept. */
  value: ReactNode | undefined
  icon?: LucideIcon
  /** One line that says what is counted, or what stands out. */
  hint?: ReactNode
  href?: string
}

/** Figures at a glance: two beside each other on a phone, four on a wide screen. */
export function StatCards({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <div className="stat-frame">
      <ul className="stat-cards" aria-label={label}>
        {stats.map((stat) => (
          <li key={stat.label} className="stat-card">
            {stat.href ? (
              <Link href={stat.href} className="stat-link">
                <Figure {...stat} />
              </Link>
            ) : (
              <div className="stat-plain">
                <Figure {...stat} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Figure = ({ label, value, icon: Icon, hint }: Stat) => (
  <>
    <span className="stat-label">
      {Icon && <Icon aria-hidden size="1.15em" />}
      {label}
    </span>
    <span className="stat-value">{value ?? <span className="skeleton-bar" aria-hidden />}</span>
    {hint && <span className="stat-hint muted">{hint}</span>}
  </>
)
