import { ArrowDown, ArrowUp, Circle, type LucideIcon } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge, type Tone } from "#ui/kit/Badge.tsx"
import type { Priority } from "../schema.ts"

const looks: Record<Priority, [LucideIcon, Tone]> = {
  high: [ArrowUp, "bad"],
  medium: [Circle, "warn"],
  low: [ArrowDown, "neutral"],
}

export function PriorityBadge({ of }: { of: Priority }) {
  const { t } = useTranslation()
  const [icon, tone] = looks[of]
  return (
    <Badge icon={icon} tone={tone}>
      <span className="visually-hidden">{t("checklist.priorityIs")} </span>
      {t(`checklist.priority.${of}`)}
    </Badge>
  )
}
