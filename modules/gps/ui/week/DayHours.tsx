import { clockHours } from "#src/shared/clockHours.ts"

/** '7:30'; none is a dash, so that what was worked stands out. */
export const DayHours = ({ minutes }: { minutes: number }) =>
  minutes > 0 ? (
    clockHours(minutes)
  ) : (
    <span className="muted">
      <span aria-hidden>–</span>
      <span className="visually-hidden">0:00</span>
    </span>
  )
