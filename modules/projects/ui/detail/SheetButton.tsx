import { Printer } from "lucide-react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"
import { Button, type ButtonVariant } from "#ui/kit/Button.tsx"

/** Prints the projectblad, which is the first tab on paper. */
export function SheetButton(look: { variant?: ButtonVariant; wide?: boolean }) {
  const { t } = useTranslation()
  const [path, navigate] = useLocation()

  function printSheet() {
    if (location.search) flushSync(() => navigate(path, { replace: true }))
    print()
  }

  return (
    <Button {...look} onClick={printSheet}>
      <Printer aria-hidden size="1.2em" />
      {t("projects.detail.print")}
    </Button>
  )
}
