import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "wouter"

/** Above the heading of a screen: one step up. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="flush no-print">
    <Link className="touch" href={href}>
      <ArrowLeft aria-hidden size="1.1em" />
      {children}
    </Link>
  </p>
)
