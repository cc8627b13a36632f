import { useTranslation } from "react-i18next"
import { useSite } from "#ui/lib/company.ts"
import { formatDayInWords, formatMomentInWords } from "#ui/lib/format.ts"
import type { RequestStatus } from "../../../status/schema.ts"
import { type Step, stepsOf } from "./steps.ts"

type Known = Pick<
  RequestStatus,
  "receivedAt" | "readAt" | "readBy" | "callBy" | "offeredAt" | "isAccepted" | "isClosed"
>

/** What was done and what follows, each with its day or its term. */
export function StepList({ of }: { of: Known }) {
  const titleOf = useTitle(of)
  const textOf = useText(of)
  return (
    <ol className="follow-steps plain">
      {stepsOf(of).map(({ name, state }) => (
        <li key={name} className={`follow-${state}`} aria-current={state === "now" ? "step" : undefined}>
          <h3>{titleOf(name)}</h3>
          {textOf(name) && <p className="muted">{textOf(name)}</p>}
        </li>
      ))}
    </ol>
  )
}

function useTitle({ readBy }: Known) {
  const { t } = useTranslation()
  return (name: Step["name"]) => t(`following.step.${name}`, { name: readBy ?? "" })
}

function useText({ receivedAt, readAt, callBy, offeredAt }: Known) {
  const { t } = useTranslation()
  const { visit, quote } = useSite().answerDays
  const moment = (instant: string | null) => instant && formatMomentInWords(instant)
  return (name: Step["name"]) =>
    ({
      received: moment(receivedAt),
      read: moment(readAt),
      call: t("following.step.callBy", { day: formatDayInWords(callBy) }),
      visit: t("following.step.visitIn", { count: visit }),
      offer: t("following.step.offerIn", { count: quote }),
      offered: moment(offeredAt),
      accepted: null,
    })[name]
}
