import type { CheckSource } from "../shared/check.ts"
import type { NoticeSource } from "../shared/notice.ts"
import { type Answers, noAnswers } from "./answers.ts"
import type { Changed } from "./changes.ts"
import type { Findable } from "./search.ts"

/** What the manifests say, gathered while the modules are composed: an earlier module reads here of a later one. */
export interface Gathered {
  answers: Answers
  notices: RankedNotices[]
  findables: Findable[]
  changed: Changed[]
  /** What a day ends with, by the module that knows; its name begins their keys. */
  checks: Record<string, CheckSource>
  /** Names of background workers, for people: by kind of job, and by agent of the schedule. */
  agents: Record<string, string>
  /** Sentences by the first word of an error code. */
  errors: Record<string, Record<string, string>>
}

/** Among notices of one tone those of the lowest rank stand first. */
export interface RankedNotices {
  rank: number
  of: NoticeSource
}

export const nothingGathered = (): Gathered => ({
  ...{ answers: noAnswers(), notices: [], findables: [], changed: [] },
  ...{ checks: {}, agents: {}, errors: {} },
})
