import { Undo2 } from "lucide-react"
import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { faultOf, type Offer, takeBack } from "../lib/undo.ts"
import { useAction } from "../lib/useAction.ts"
import { Button } from "./Button.tsx"
import { Notice } from "./Notice.tsx"

/** The way back in the place of what changed: it does what the bar does, and takes that away. */
export function UndoButton({
  of,
  className = "",
  children,
  ...rest
}: { of: Offer } & ComponentProps<typeof Button>) {
  const { act, busy, error } = useAction(takeBack)
  return (
    <>
      <Button {...rest} className={`undo-button ${className}`} busy={busy} onClick={() => void act(of)}>
        <UndoLabel />
        {children}
      </Button>
      <Notice tone="bad">{faultOf(of, error)}</Notice>
    </>
  )
}

export function UndoLabel() {
  const { t } = useTranslation()
  return (
    <>
      <Undo2 aria-hidden size="1.2em" />
      {t("kit.undo")}
    </>
  )
}
