import { Calculator } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "#ui/kit/Button.tsx"

/** From what a project measured to the calculators, where its rooms are chosen. */
export function ToCalculators({ project }: { project: number }) {
  const { t } = useTranslation()
  return (
    <LinkButton href={`/quick-calculator?project=${project}`}>
      <Calculator aria-hidden size="1.2em" />
      {t("intake.calculators.screen.open")}
    </LinkButton>
  )
}
