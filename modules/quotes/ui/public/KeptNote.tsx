import { useTranslation } from "react-i18next"
import { useDraft, useKept } from "./device.ts"

/** At the foot of a step: nothing is lost when the visitor stops here. */
export function KeptNote() {
  const { t } = useTranslation()
  const started = useDraft()?.startedAt
  const kept = useKept()
  return <p className="wizard-kept">{started ? t(kept ? "wizard.kept" : "wizard.notKept") : " "}</p>
}
