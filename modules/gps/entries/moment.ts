import type { Clock } from "#src/shared/clock.ts"
import { DomainError } from "#src/shared/errors.ts"
import { type Moment, toldMoment } from "#src/shared/toldMoment.ts"
import { mostDaysLate } from "../constants.ts"

/** When it was, as the device tells it; what is told too late for hours is refused. */
export function momentOf(occurredAt: string | undefined, deviceTime: string | null, clock: Clock): Moment {
  const moment = toldMoment(occurredAt, deviceTime, clock)
  if (clock().getTime() - Date.parse(moment.at) > mostDaysLate * 24 * 3600_000)
    throw new DomainError("gps.tooLate", 422)
  return moment
}
