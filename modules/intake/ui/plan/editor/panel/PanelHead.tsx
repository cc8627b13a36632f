import { X } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"

/** What is chosen, and the way back to the whole plan. */
export function PanelHead({ title, aside, close }: { title: string; aside?: ReactNode; close: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="split">
      <div className="row">
        <h3>{title}</h3>
        {aside}
      </div>
      <Button variant="plain" aria-label={t("intake.plan.closePart", { part: title })} onClick={close}>
        <X aria-hidden />
      </Button>
    </div>
  )
}
