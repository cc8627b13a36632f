import { useTranslation } from "react-i18next"
import { Card } from "#ui/kit/Card.tsx"
import type { Slip } from "../../schema.ts"

/** What is left open week after week, with how often in each of the last four. */
export function Slips({ slips }: { slips: Slip[] }) {
  const { t } = useTranslation()
  return (
    <Card title={t("checklist.slips.title")}>
      <p className="muted">{t("checklist.slips.text")}</p>
      <ul className="lines">
        {slips.map(({ id, task, category, left, of, weeks }) => (
          <li key={id} className="split">
            <span>
              {task} <span className="muted">· {t(`checklist.category.${category}`)}</span>
            </span>
            <span className="checklist-slip row">
              <span className="checklist-weeks" aria-hidden>
                {weeks.map((count, week) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: weeks stand in a fixed order
                    key={week}
                    className="checklist-week"
                    style={{ blockSize: `${Math.max(8, (count / Math.max(...weeks)) * 100)}%` }}
                  />
                ))}
              </span>
              <span>{t("checklist.slips.often", { left, of })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
