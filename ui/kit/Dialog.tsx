import { X } from "lucide-react"
import { type ReactNode, useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { enterTopLayer } from "../lib/topLayer.ts"

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** A field in place of the title, which is then only heard: one comes for that field. */
  lead?: ReactNode
  /** Buttons at the bottom, in sight while the rest scrolls. */
  actions?: ReactNode
  /** `full`: all of the window, of which the children fill what head and buttons leave. */
  size?: "small" | "large" | "full"
}

/** The browser's own modal: Tab stays inside, Esc closes, focus returns. On a phone it fills the screen. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, lead, actions, size = "small" }: Omit<DialogProps, "open">) {
  const { t } = useTranslation()
  const heading = useId()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        // React passes on what a dialog inside this one, or a file field in it, cancels.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={heading} tabIndex={-1} className={lead ? "visually-hidden" : undefined}>
          {title}
        </h2>
        {lead}
        <button type="button" className="button button-plain dialog-close" onClick={onClose}>
          <X aria-hidden />
          {t("kit.action.close")}
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="dialog-actions">{actions}</div>}
    </dialog>
  )
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    element.showModal()
    const field = element.querySelector<HTMLElement>(".dialog-head input")
    ;(field ?? element.querySelector<HTMLElement>("h2"))?.focus()
    const leaveTopLayer = enterTopLayer(element)
    return () => {
      leaveTopLayer()
      element.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return dialog
}
