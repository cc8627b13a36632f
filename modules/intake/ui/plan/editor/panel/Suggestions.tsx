import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"

/** What a field can be filled in with at one press, and where that comes from. */
export interface Suggestion {
  size: string
  source: string
  take: () => void
}

interface SuggestionsProps {
  of: readonly Suggestion[]
  take: (suggestion: Suggestion) => void
}

/** One behind the other, as above the keyboard of a phone; pressing one leaves the field where it is. */
export function Suggestions({ of, take }: SuggestionsProps) {
  const { t } = useTranslation()
  if (of.length === 0) return null
  return (
    <ul className="plan-suggestions row" aria-label={t("intake.plan.suggestions")}>
      {of.map((suggestion) => (
        <li key={`${suggestion.size} ${suggestion.source}`}>
          <Button onMouseDown={(event) => event.preventDefault()} onClick={() => take(suggestion)}>
            <span className="stack flush">
              <span>{suggestion.size}</span>
              <span className="muted">{suggestion.source}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
