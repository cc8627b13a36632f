import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Switch } from "#ui/kit/Switch.tsx"
import { categories, type DayItem } from "../../schema.ts"
import type { FinishedOutgoing } from "../senders.ts"
import { CategoryCard } from "./CategoryCard.tsx"
import { DayHead } from "./DayHead.tsx"
import { DayNotes } from "./DayNotes.tsx"
import { FinishBar } from "./FinishBar.tsx"
import { ReminderBox } from "./ReminderBox.tsx"
import type { ShownDay } from "./useDay.ts"
import { useFinishing } from "./useFinishing.ts"
import { useNotes } from "./useNotes.ts"
import { usePhotos } from "./usePhotos.ts"

interface DayBoardProps {
  day: ShownDay
  tick: (item: DayItem, done: boolean) => Promise<unknown>
  /** The day itself, on its way. */
  sending: FinishedOutgoing | undefined
}

/** The list of a day, what goes with it, and the bar that finishes it. */
export function DayBoard({ day, tick, sending }: DayBoardProps) {
  const { t } = useTranslation()
  const [openOnly, setOpenOnly] = useState(false)
  // What is ticked while only the open ones are shown stays in its place: the next one doesn't come under the thumb.
  const tickedNow = useRef(new Set<string>())
  const photos = usePhotos(day.day)
  const { notes, setNotes } = useNotes(day.day, day.finished?.notes ?? "")
  const finishing = useFinishing({ day, sending }, notes, photos)

  function set(item: DayItem, done: boolean) {
    tickedNow.current.add(item.id)
    void tick(item, done)
  }
  function filter(on: boolean) {
    tickedNow.current.clear()
    setOpenOnly(on)
  }
  const isShown = ({ id, completed }: DayItem) => !openOnly || !completed || tickedNow.current.has(id)

  return (
    <div className="checklist">
      <DayHead day={day} />
      <div className="checklist-columns">
        <div className="stack roomy">
          <Switch id="alleen-open" label={t("checklist.openOnly")} checked={openOnly} onChange={filter} />
          {categories.map((category) => (
            <CategoryCard
              key={category}
              {...{ category, isShown, set }}
              links={day.links}
              items={day.items.filter((item) => item.category === category)}
            />
          ))}
          {openOnly && !day.items.some(isShown) && <p className="muted">{t("checklist.allDone")}</p>}
        </div>
        <div className="stack roomy">
          <DayNotes day={day} {...{ notes, setNotes, photos }} />
          <ReminderBox />
        </div>
      </div>
      <FinishBar {...{ day, sending, finishing }} />
    </div>
  )
}
