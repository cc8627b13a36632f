import { useTranslation } from "react-i18next"
import { type ProjectType, typeLabels } from "#src/shared/projectTypes.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"

interface ChangeTypeProps {
  from: ProjectType
  to: ProjectType
  busy: boolean
  close: () => void
  go: () => void
}

/** Another list clears the ticks of this one, so it is asked first. */
export function ChangeType({ from, to, busy, close, go }: ChangeTypeProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={close}
      title={t("intake.checks.change.title")}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={go}>
            {t("intake.checks.change.go")}
          </Button>
          <Button onClick={close}>{t("form.cancel")}</Button>
        </>
      }
    >
      <p>{t("intake.checks.change.text", { from: typeLabels[from], type: typeLabels[to] })}</p>
    </Dialog>
  )
}
