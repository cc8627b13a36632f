import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { StepCard } from "#modules/projects/ui/detail/StepCard.tsx"
import { LinkButton } from "#ui/kit/Button.tsx"
import type { ApiError } from "#ui/lib/http.ts"
import { api } from "./api.ts"
import { checklistPath } from "./paths.ts"

/** Above a job: what must be settled before work on it may begin; the first of several. */
export default function HaltedStep({ id }: { id: number }) {
  const { t } = useTranslation()
  const halts = useSWR<string[], ApiError>([checklistPath(id), "halts"], () => api.halts(id)).data
  const [first] = halts ?? []
  if (!first) return null
  return (
    <StepCard
      tone="bad"
      icon={TriangleAlert}
      kind={t("intake.checks.next.kind")}
      title={first}
      text={t("intake.checks.next.text")}
    >
      <LinkButton href={`/job-intake/${id}?tab=checklist`}>{t("intake.checks.next.look")}</LinkButton>
    </StepCard>
  )
}
