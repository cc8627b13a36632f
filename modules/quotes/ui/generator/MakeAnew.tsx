import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"

/** Making it again writes over what someone has changed in it. */
export function MakeAnew({ open, stay, goOn }: { open: boolean; stay: () => void; goOn: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={stay}
      title={t("quotes.generator.anew.title")}
      actions={
        <>
          <Button variant="primary" onClick={stay}>
            {t("quotes.generator.anew.stay")}
          </Button>
          <Button variant="danger" onClick={goOn}>
            {t("quotes.generator.again")}
          </Button>
        </>
      }
    >
      <p>{t("quotes.generator.anew.text")}</p>
    </Dialog>
  )
}
