import { Check, FilePen, Hourglass, type LucideIcon, Send, Sparkles, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import type { QuotationState } from "../../quotations/schema.ts"

/** Every state of a quotation has one icon, one word and one colour, the same on every screen. */
const looks = {
  proposed: [Sparkles, "info"],
  concept: [FilePen, "neutral"],
  sent: [Send, "warn"],
  accepted: [Check, "ok"],
  rejected: [X, "neutral"],
  expired: [Hourglass, "late"],
} as const satisfies Record<QuotationState, readonly [LucideIcon, Tone]>

export function StateBadge({ state }: { state: QuotationState }) {
  const { t } = useTranslation()
  const [icon, tone] = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`quotes.overview.state.${state}`)}
    </Badge>
  )
}
