import { Check, Hourglass, type LucideIcon, Undo2, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import type { ExtraState } from "../../extraWork/schema.ts"

const looks = {
  proposed: [Hourglass, "warn"],
  agreed: [Check, "ok"],
  refused: [X, "neutral"],
  withdrawn: [Undo2, "neutral"],
} as const satisfies Record<ExtraState, readonly [LucideIcon, Tone]>

export function ExtraBadge({ state }: { state: ExtraState }) {
  const { t } = useTranslation()
  const [icon, tone] = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`quotes.extra.state.${state}`)}
    </Badge>
  )
}
