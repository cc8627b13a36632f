import { ArrowDown, ArrowUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import type { ListedItem } from "../../../checks/templates/schema.ts"
import { useMove, useSwitch } from "./hooks.ts"

interface TemplateItemProps {
  item: ListedItem
  isFirst: boolean
  isLast: boolean
  change: () => void
}

/** An item of a list, with what it asks, and what one may do with it. */
export function TemplateItem({ item, isFirst, isLast, change }: TemplateItemProps) {
  const { t } = useTranslation()
  const move = useMove()
  const turn = useSwitch()
  const { text, required, off, own, changed } = item
  const ofThis = <span className="visually-hidden">: {text}</span>
  return (
    <li className={off ? "checks-head split checks-off" : "checks-head split"}>
      <p className="checks-template flush">
        <span>{text}</span> <Asks item={item} /> {required && <Badge>{t("intake.checks.required")}</Badge>}{" "}
        {off && <Badge tone="warn">{t("intake.checks.templates.isOff")}</Badge>}{" "}
        {own && <Badge tone="info">{t("intake.checks.templates.isOwn")}</Badge>}{" "}
        {changed && <Badge tone="info">{t("intake.checks.templates.isChanged")}</Badge>}
      </p>
      <div className="cluster tight">
        <Button
          className="button-small"
          busy={move.busy}
          unavailable={isFirst && t("intake.checks.templates.first")}
          onClick={() => void move.act(item, "up")}
        >
          <ArrowUp aria-hidden size="1.2em" />
          <span className="visually-hidden">
            {t("intake.checks.templates.up")}: {text}
          </span>
        </Button>
        <Button
          className="button-small"
          busy={move.busy}
          unavailable={isLast && t("intake.checks.templates.last")}
          onClick={() => void move.act(item, "down")}
        >
          <ArrowDown aria-hidden size="1.2em" />
          <span className="visually-hidden">
            {t("intake.checks.templates.down")}: {text}
          </span>
        </Button>
        <Button className="button-small" busy={turn.busy} onClick={() => void turn.act(item)}>
          {t(off ? "intake.checks.templates.turnOn" : "intake.checks.templates.turnOff")}
          {ofThis}
        </Button>
        <Button className="button-small" onClick={change}>
          {t("intake.checks.templates.change")}
          {ofThis}
        </Button>
      </div>
    </li>
  )
}

/** What it takes besides a tick. */
function Asks({ item: { takes, unit } }: { item: ListedItem }) {
  const { t } = useTranslation()
  if (takes === "tick") return null
  if (takes === "photo") return <Badge>{t("intake.checks.templates.withPhoto")}</Badge>
  return (
    <Badge>
      {unit ? t("intake.checks.templates.inUnit", { unit }) : t("intake.checks.templates.plainNumber")}
    </Badge>
  )
}
