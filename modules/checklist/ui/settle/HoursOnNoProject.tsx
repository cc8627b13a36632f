import { useTranslation } from "react-i18next"
import { Link } from "wouter"
import { unfinishedHref } from "#modules/gps/ui/approval/approvalList.ts"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { formatDayInWords, formatTime } from "#ui/lib/format.ts"
import { hoursText } from "#ui/lib/hoursText.ts"
import { useHoursOnNoProject } from "./hooks.ts"
import { More } from "./More.tsx"
import type { SettleProps } from "./Settle.tsx"

/** Hours that no project carries, each with the way to where its project is chosen. */
export default function HoursOnNoProject({ left, href }: SettleProps) {
  const { t } = useTranslation()
  const read = useHoursOnNoProject()
  return (
    <Loaded from={read}>
      {(entries) => (
        <>
          <ul className="lines">
            {entries.map(({ id, accountId, person, date, startTime, endTime, duration }) => (
              <li key={id} className="split">
                <span>
                  <strong>{person}</strong> · {formatDayInWords(date)} · {formatTime(startTime)}
                  {endTime ? ` – ${formatTime(endTime)}` : ""} · {hoursText(Math.round(duration * 60))}
                </span>
                <Link className="touch" href={unfinishedHref(accountId)}>
                  {t("checklist.chooseProject")}
                  <span className="visually-hidden"> {t("gps.approvalScreen.of", { person })}</span>
                </Link>
              </li>
            ))}
          </ul>
          <More left={left} href={href} />
        </>
      )}
    </Loaded>
  )
}
