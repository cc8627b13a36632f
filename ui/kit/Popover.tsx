import { type MouseEvent, type ReactNode, useId } from "react"

interface PopoverProps {
  /** What opens it. */
  button: ReactNode
  className: string
  /** Names the panel, where its button does not say it all. */
  label: string
  /** Each of its buttons does something, so that a press on one puts it away too. */
  menu?: true
  children: ReactNode
}

/** A button with a panel under it, which goes by itself: at Esc, at a press beside it, and where a link in it leads. */
export function Popover({ button, className, label, menu, children }: PopoverProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is a link or button in it, which Enter presses too */}
      <section
        id={id}
        popover="auto"
        className="popover"
        aria-label={label}
        onClick={(event) => closeAt(menu ? "a, button" : "a", event)}
      >
        {children}
      </section>
    </>
  )
}

function closeAt(pressed: string, { target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest(pressed)) currentTarget.hidePopover()
}
