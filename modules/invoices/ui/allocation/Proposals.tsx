import { Sparkles } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { Proposal } from "../../allocations/schema.ts"

/** Projects it may well be for, each with the reason; a press chooses one. */
export function Proposals({
  proposals,
  chosen,
  choose,
}: {
  proposals: Proposal[]
  /** The project that is chosen now. */
  chosen: number | null
  choose: (proposal: Proposal) => void
}) {
  const { t } = useTranslation()
  if (proposals.length === 0) return null
  return (
    <fieldset className="cluster tight">
      <legend className="field-label row">
        <Sparkles aria-hidden size="1.1em" /> {t("invoices.allocations.form.proposals")}
      </legend>
      {proposals.map((proposal) => (
        <button
          key={proposal.projectId}
          type="button"
          className="allocation-proposal"
          aria-pressed={chosen === proposal.projectId}
          onClick={() => choose(proposal)}
        >
          <strong>{proposal.projectName}</strong>{" "}
          <span>{t(`invoices.allocations.form.reason.${proposal.reason}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
