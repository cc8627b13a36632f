import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { focusHeading } from "#ui/lib/scroll.ts"
import { emptyForm } from "./filled.ts"
import type { GeneratorFormState } from "./useGeneratorForm.ts"

/** Begins anew. What was made stays in the list. */
export function ClearForm({
  form: { filled, made, startAnew },
  busy,
}: {
  form: GeneratorFormState
  busy: boolean
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const empty = !made && JSON.stringify(filled) === JSON.stringify(emptyForm)
  if (empty || busy) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("quotes.generator.clear.clear")}</Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("quotes.generator.clear.title")}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false)
                startAnew()
                focusHeading()
              }}
            >
              {t("quotes.generator.clear.clear")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("quotes.generator.clear.stay")}</Button>
          </>
        }
      >
        <p>{t(made ? "quotes.generator.clear.textMade" : "quotes.generator.clear.text")}</p>
      </Dialog>
    </>
  )
}
