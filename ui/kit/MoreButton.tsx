import { Ellipsis } from "lucide-react"
import type { ReactNode } from "react"
import { Popover } from "./Popover.tsx"

/** Three dots with what one does less often under them. `children`: a `li` for each. */
export function MoreButton({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  return (
    <Popover
      menu
      className={`button ${className}`}
      label={label}
      button={
        <>
          <Ellipsis aria-hidden size="1.2em" />
          <span className="visually-hidden">{label}</span>
        </>
      }
    >
      <ul className="more-actions plain">{children}</ul>
    </Popover>
  )
}
