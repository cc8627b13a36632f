import type { ReactNode } from "react"

interface ScreenHeadProps {
  title: ReactNode
  /** Beside the heading: how it stands. */
  badge?: ReactNode
  /** Under the heading, on one line where that is wide enough. */
  facts?: readonly ReactNode[]
  children?: ReactNode
}

/** The heading of a screen, with what can be done there beside it; under it on a phone. */
export const ScreenHead = ({ title, badge, facts, children }: ScreenHeadProps) => (
  <div className={facts ? "screen-head screen-head-told" : "screen-head"}>
    {badge ? (
      <div className="screen-name cluster">
        <h1>{title}</h1>
        {badge}
      </div>
    ) : (
      <h1>{title}</h1>
    )}
    {facts && (
      <ul className="screen-facts plain">
        {facts.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts stand in a fixed order
          <li key={at}>{fact}</li>
        ))}
      </ul>
    )}
    {children && <div className="screen-actions no-print">{children}</div>}
  </div>
)
