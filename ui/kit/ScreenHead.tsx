import type { ReactNode } from "react"

/** The heading of a screen, with what can be done there beside it; under it on a phone. */
export const ScreenHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="screen-head">
    <h1>{title}</h1>
    {children && <div className="screen-actions no-print">{children}</div>}
  </div>
)
