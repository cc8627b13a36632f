import { useTranslation } from "react-i18next"
import { LoseDialog } from "#ui/kit/LoseDialog.tsx"

/** Making it again writes over what someone has changed in it. */
export function MakeAnew({ open, stay, goOn }: { open: boolean; stay: () => void; goOn: () => void }) {
  const { t } = useTranslation()
  return (
    <LoseDialog
      open={open}
      title={t("quotes.generator.anew.title")}
      keep={{ label: t("quotes.generator.anew.stay"), act: stay }}
      lose={{ label: t("quotes.generator.again"), act: goOn }}
    >
      <p>{t("quotes.generator.anew.text")}</p>
    </LoseDialog>
  )
}
