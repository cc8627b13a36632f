import { Check, Circle } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useParams } from "wouter"
import { formatWeekday } from "#src/shared/dayWords.ts"
import { BackLink } from "#ui/kit/BackLink.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { ScreenHead } from "#ui/kit/ScreenHead.tsx"
import { formatMoment, formatTime } from "#ui/lib/format.ts"
import { t as text } from "#ui/lib/i18n.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { useScreen } from "#ui/lib/useScreen.ts"
import { categories, type DayItem, type PastDay } from "../../schema.ts"
import { api } from "../api.ts"
import { PriorityBadge } from "../PriorityBadge.tsx"
import { dayPath } from "../paths.ts"

/** One finished day, as it was then; made to be printed. */
export default function PastDayScreen() {
  const { t } = useTranslation()
  const id = Number(useParams<{ id: string }>().id)
  const read = usePolled<PastDay>([`${dayPath}/days/${id}`], () => api.pastDay(id), 0)
  const of = read.data
  const title = of ? t("checklist.past.dayOf", { name: of.person.name }) : t("checklist.title")
  useScreen(title)
  return (
    <div className="stack roomy">
      <BackLink href="/daily-checklist/dagen">{t("checklist.past.toDays")}</BackLink>
      <ScreenHead title={title} facts={of && [formatWeekday(of.day), factsOf(of)]}>
        <Button onClick={() => print()}>{t("checklist.past.print")}</Button>
      </ScreenHead>
      <Loaded from={read}>{(day) => <Whole day={day} />}</Loaded>
    </div>
  )
}

const factsOf = ({ percentage, at }: PastDay) =>
  text("checklist.past.finishedAt", { percentage, moment: formatMoment(at) })

function Whole({ day: { items, notes, photos, earlier } }: { day: PastDay }) {
  const { t } = useTranslation()
  return (
    <div className="checklist-whole-day stack roomy">
      {notes && (
        <Card title={t("checklist.notes")}>
          <p className="checklist-note">{notes}</p>
        </Card>
      )}
      {photos.length > 0 && (
        <Card title={t("checklist.photos.only")}>
          <ul className="checklist-photos plain">
            {photos.map(({ id, url }, at) => (
              <li key={id}>
                <a href={url} target="_blank" rel="noopener">
                  <img src={url} alt={t("checklist.past.photo", { number: at + 1 })} loading="lazy" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {categories.map((category) => {
        const own = items.filter((item) => item.category === category)
        return own.length === 0 ? null : (
          <Card key={category} sheet title={t(`checklist.category.${category}`)}>
            <ul className="checklist-items plain">
              {own.map((item) => (
                <Then key={item.id} item={item} />
              ))}
            </ul>
          </Card>
        )
      })}
      {earlier.length > 0 && (
        <Card title={t("checklist.past.earlier")}>
          <ul className="marks">
            {earlier.map(({ at, percentage }) => (
              <li key={at}>{t("checklist.past.finishedAt", { percentage, moment: formatMoment(at) })}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Then({ item: { completed, task, priority, at } }: { item: DayItem }) {
  const { t } = useTranslation()
  const Icon = completed ? Check : Circle
  return (
    <li className={completed ? "checklist-row checklist-done" : "checklist-row checklist-open"}>
      <Icon aria-hidden className="checklist-state" />
      <span className="checklist-task">
        <span className="visually-hidden">{t(completed ? "checklist.settled" : "checklist.unsettled")} </span>
        {task} {at && completed && <span className="muted">{formatTime(at)}</span>}
      </span>
      <PriorityBadge of={priority} />
    </li>
  )
}
