import { estimate } from "../estimate.ts"
import type { Estimate } from "../line.ts"
import { dayNumber } from "../planning/calendar.ts"
import { schedule, workingDaysOf } from "../planning.ts"
import { marketJobs } from "./jobs.testing.ts"
import { type MarketJob, marketDay, type Range } from "./marketTable.testing.ts"

/** A job of the market table beside what we ask for it and how long it takes, counted as its page counts. */
export interface Compared {
  job: MarketJob
  estimate: Estimate
  euros: number
  days: number
}

export const compared = (jobs: MarketJob[] = marketJobs): Compared[] =>
  jobs.map((job) => {
    const priced = estimate({ projectTypes: job.types, answers: job.answers, today: marketDay })
    const euros = Math.round(priced.totals.incVatCents / 100)
    const days = job.elapsed ? dayNumber(schedule(priced, null).end) : workingDaysOf(priced)
    return { job, estimate: priced, euros, days }
  })

export const within = (value: number, { low, high }: Range): boolean => value >= low && value <= high
export const fitsEuros = ({ job, euros }: Compared): boolean => within(euros, job.euros)
export const fitsDays = ({ job, days }: Compared): boolean => within(days, job.days)
