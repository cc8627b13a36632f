import { CircleCheck, X } from "lucide-react"
import { type FocusEvent, useEffect, useId, useRef, useSyncExternalStore } from "react"
import { createPortal, flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { useTopLayer } from "../lib/topLayer.ts"
import { faultOf, type InBar, isTooLate, takeBack, undoBar, withdrawUndo } from "../lib/undo.ts"
import { useAction } from "../lib/useAction.ts"
import { useKeys, useShortcuts } from "../lib/useKeys.ts"
import { useLinger } from "../lib/useLinger.ts"
import { Button, LinkButton } from "./Button.tsx"
import { Notice } from "./Notice.tsx"
import { UndoLabel } from "./UndoButton.tsx"

/**
 * What was just changed, with the way back for ten seconds. It has a place of its own at the bottom of the shell, so that
 * nothing lies over it; while a dialog makes all else inert, at the bottom of that.
 */
export function UndoBar() {
  const shown = useSyncExternalStore(undoBar.subscribe, undoBar.get)
  const dialog = useTopLayer()
  const place = (
    <div role="status" className="undo-place no-print">
      {shown && <Bar key={shown.key} shown={shown} />}
    </div>
  )
  return dialog ? createPortal(place, dialog) : place
}

function Bar({ shown }: { shown: InBar }) {
  const { t } = useTranslation()
  const text = useId()
  const bar = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { act, busy, error } = useAction(takeBack)
  const hasKeys = useShortcuts()
  const { said, warning, link, takesFocus, focus } = shown
  const from = useRef<EventTarget>(null)
  const press = shown.back && !isTooLate(error) && (() => void act(shown).then(giveFocusBack))

  /** What goes would take the focus along. */
  function giveFocusBack() {
    if (document.activeElement === document.body && from.current instanceof HTMLElement) from.current.focus()
  }
  function leave() {
    const hadFocus = bar.current?.contains(document.activeElement)
    flushSync(() => withdrawUndo(shown))
    if (!hadFocus) return
    focus?.()
    giveFocusBack()
  }
  const linger = useLinger(leave, busy || error !== undefined)
  const hold = {
    ...linger,
    onFocus(event: FocusEvent) {
      from.current ??= event.relatedTarget
      linger.onFocus(event)
    },
  }
  useKeys(press ? { z: press } : {}, "any")
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])

  return (
    <div ref={bar} className="undo-bar" {...hold}>
      <CircleCheck aria-hidden />
      <p id={text}>
        {said} {warning && <strong>{warning}</strong>}
      </p>
      <div className="undo-ways cluster tight">
        {press && (
          <Button
            ref={button}
            className={hasKeys ? "undo-key" : undefined}
            aria-describedby={text}
            aria-keyshortcuts="Z"
            busy={busy}
            onClick={press}
          >
            <UndoLabel />
          </Button>
        )}
        {link && <LinkButton href={link.href}>{link.label}</LinkButton>}
        {error && (
          <Button variant="plain" aria-label={t("kit.action.close")} onClick={leave}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      <Notice tone="bad">{faultOf(shown, error)}</Notice>
    </div>
  )
}
