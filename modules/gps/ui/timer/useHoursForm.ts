import { ApiError } from "#ui/lib/http.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { CorrectEntry } from "../../entries/schema.ts"
import { hours } from "./hours.tsx"
import { judgeHours } from "./judge.ts"
import { type Outcome, outcomeOf } from "./outcome.ts"
import type { Row } from "./rows.ts"

type Asked = Omit<CorrectEntry, "version">

/** One's own hours: they go by way of the outbox. `put` answers under which key. */
export function useHoursForm({
  start,
  own,
  rows,
  put,
  onSaved,
}: {
  start: Parameters<typeof hours.useForm>[0]["start"]
  own?: Row
  rows: readonly Row[]
  put: (hours: Asked) => Promise<string>
  onSaved: (outcome: Outcome) => void
}) {
  return hours.useForm({
    start,
    check: ({ values }) => judgeHours(values, { rows, own, now: new Date() }),
    async send({ reason = "", ...rest }) {
      const key = await put({ ...rest, reason })
      const outcome = await outcomeOf(key)
      if (outcome.of !== "refused") return outcome
      // It stands in the form still, so it needn't stand in the queue.
      await outbox.remove([key])
      throw new ApiError(422, "refused", outcome.text)
    },
    onSaved,
  })
}
