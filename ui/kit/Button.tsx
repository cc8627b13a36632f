import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "wouter"

export type ButtonVariant = "primary" | "accent" | "secondary" | "danger" | "plain"

export interface ButtonLook {
  variant?: ButtonVariant
  /** Takes the whole width of its place. */
  wide?: boolean
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** A request runs: presses are ignored, focus stays where it is. */
  busy?: boolean
  busyLabel?: string
  /** Why it can't be pressed now. Show the reason beside the button; a press reports it to `onUnavailable`. */
  unavailable?: string | false
  onUnavailable?: (reason: string) => void
}

export function Button({
  variant = "secondary",
  wide,
  busy = false,
  busyLabel,
  unavailable,
  onUnavailable,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation()

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy && !unavailable) return onClick?.(event)
    event.preventDefault()
    if (!busy && unavailable) onUnavailable?.(unavailable)
  }

  return (
    <button
      type="button"
      {...rest}
      className={look(variant, wide, className)}
      onClick={press}
      aria-disabled={busy || unavailable ? true : undefined}
      aria-busy={busy || undefined}
    >
      {busy ? (busyLabel ?? t("kit.action.busy")) : children}
    </button>
  )
}

export interface LinkButtonProps extends ButtonLook {
  href: string
  className?: string
  children: ReactNode
  "aria-label"?: string
  onClick?: () => void
}

/** Goes somewhere, so it is a link; looks like a button. */
export function LinkButton({ variant = "secondary", wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={look(variant, wide, className)} />
}

const look = (variant: ButtonVariant, wide = false, extra = "") =>
  ["button", `button-${variant}`, wide && "button-wide", extra].filter(Boolean).join(" ")
