import { Skeleton } from "#ui/kit/Skeleton.tsx"

const cards = ["week", "today", "late", "teams"]
const days = ["mo", "tu", "we", "th", "fr", "sa", "su"]

/** As tall as a quiet week. */
export const WeekSkeleton = () => (
  <div aria-hidden>
    <div className="stat-frame">
      <div className="stat-cards">
        {cards.map((card) => (
          <div key={card} className="stat-card stat-plain">
            <Skeleton lines={2} height="2rem" />
          </div>
        ))}
      </div>
    </div>
    <div className="week-frame">
      <div className="week">
        {days.map((day) => (
          <div key={day} className="day day-skeleton">
            <Skeleton lines={4} height="2.5rem" />
          </div>
        ))}
      </div>
    </div>
  </div>
)
