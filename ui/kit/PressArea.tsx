import type { ReactNode, Ref } from "react"

/**
 * Around the buttons and choices below a field. A press leaves the focus in the field: leaving it checks the field, and what is
 * then said about it moves what is pressed away from under the mouse before it is let go.
 */
export function PressArea({
  ref,
  className,
  children,
}: {
  ref?: Ref<HTMLDivElement>
  className: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is pressed through what is in it
    <div ref={ref} className={className} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  )
}
