import { Sparkles } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { ModelCheck } from "./ModelCheck.tsx"
import type { GeneratorFormState } from "./useGeneratorForm.ts"

interface GenerateBarProps {
  form: GeneratorFormState
  busy: boolean
  generate: () => void
}

export function GenerateBar({ form: { items, made, kept }, busy, generate }: GenerateBarProps) {
  const { t } = useTranslation()
  const why = useId()
  const reason =
    (busy && t("quotes.generator.why.busy")) || (items === 0 && t("quotes.generator.why.noItems"))
  return (
    <div className="generate-bar">
      <div className="cluster">
        <Button
          variant="primary"
          unavailable={reason}
          onUnavailable={() => items === 0 && document.getElementById("generator-workItems")?.focus()}
          aria-describedby={why}
          // A quotation can be there before the second press of a double click.
          onClick={(event) => event.detail < 2 && generate()}
        >
          <Sparkles aria-hidden size="1.2em" />
          {t(made ? "quotes.generator.again" : "quotes.generator.generate")}
        </Button>
        <ModelCheck />
      </div>
      <p id={why} className="muted">
        {reason || t("quotes.generator.keys")}
      </p>
      <p className="muted">{t(kept ? "quotes.generator.kept" : "quotes.generator.notKept")}</p>
    </div>
  )
}
