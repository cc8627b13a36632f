import { type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useFoot } from "../lib/useFoot.ts"
import { Button } from "./Button.tsx"
import { PressArea } from "./PressArea.tsx"

interface SaveBarProps {
  dirty: boolean
  busy: boolean
  discard: () => void
  /** On the button, when it says more than 'save'. */
  label?: string
  /** Beside what is not saved, such as what it comes to. */
  children?: ReactNode
}

/** Stays in sight as long as something is not saved. */
export function SaveBar({ dirty, busy, discard, label, children }: SaveBarProps) {
  const { t } = useTranslation()
  const foot = useFoot<HTMLDivElement>("--bar", dirty)
  useEffect(() => {
    const { activeElement, body } = document
    // It comes up over the lower part of the page, where someone may be typing.
    if (dirty && activeElement !== body) activeElement?.scrollIntoView({ block: "nearest" })
  }, [dirty])
  return (
    <PressArea ref={foot} className={dirty ? "save-bar save-bar-dirty" : "save-bar"}>
      <p role="status">{dirty && <strong>{t("kit.save.dirty")}</strong>}</p>
      {dirty && children && <p className="save-bar-note">{children}</p>}
      <Button type="submit" variant="primary" busy={busy} busyLabel={t("kit.save.saving")}>
        {label ?? t("kit.save.save")}
      </Button>
      {dirty && <Button onClick={discard}>{t("kit.save.discard")}</Button>}
    </PressArea>
  )
}
