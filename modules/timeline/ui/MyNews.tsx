import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { spanText } from "#ui/lib/dates.ts"
import { t as text } from "#ui/lib/i18n.ts"
import { noticesPath } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { PlanningNews } from "../schema.ts"
import { api } from "./api.ts"
import { newsPath, useNews } from "./hooks.ts"

/** What is otherwise in one's own planning than when one last looked; nothing when all is as it was. */
export function MyNews() {
  const { t } = useTranslation()
  const { data: news = [] } = useNews()
  const seeing = useAction(api.see, { refreshes: [newsPath, noticesPath] })
  if (news.length === 0) return null
  return (
    <Card title={t("timeline.news.title")} className="my-news">
      <ul className="lines">
        {news.map((one) => (
          <li key={one.projectId}>{sentenceOf(one)}</li>
        ))}
      </ul>
      <Notice tone="bad">{seeing.error?.message}</Notice>
      <Button variant="primary" busy={seeing.busy} onClick={() => void seeing.act(news)}>
        {t("timeline.news.seen")}
      </Button>
    </Card>
  )
}

function sentenceOf({ name, before, after }: PlanningNews[number]): string {
  const days = (span: PlanningNews[number]["after"]) =>
    span
      ? span.to
        ? spanText({ from: span.from, to: span.to })
        : text("timeline.news.from", { day: spanText({ from: span.from, to: span.from }) })
      : ""
  if (!before) return text("timeline.news.added", { name, days: days(after) })
  if (!after) return text("timeline.news.gone", { name, days: days(before) })
  return text("timeline.news.moved", { name, days: days(after), before: days(before) })
}
