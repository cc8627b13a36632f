import { CloudUpload, MapPinCheck, Repeat } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { dayOf } from "#src/shared/calendar.ts"
import { formatDay } from "#src/shared/days.ts"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { TimerState } from "../../entries/schema.ts"
import { clockText, workedFor } from "./elapsed.ts"
import { whatOf } from "./itemText.ts"
import { JobFields } from "./JobFields.tsx"
import type { Row } from "./rows.ts"
import type { Controls } from "./useControls.ts"
import type { JobChoice } from "./useJob.ts"
import { useSeconds } from "./useSeconds.ts"
import type { Timer } from "./useTimer.ts"
import type { Job } from "./writes.ts"

interface NowCardProps {
  timer: Timer
  choice: JobChoice
  controls: Controls
}

/** What runs, or what to begin. */
export const NowCard = (props: NowCardProps) =>
  props.timer.running ? <Running {...props} row={props.timer.running} /> : <Idle {...props} />

function Idle({ timer: { state }, choice, controls }: NowCardProps) {
  const { t } = useTranslation()
  const needsProject = controls.offer?.needsProject && choice.job.projectId === null
  return (
    <Card title={t("gps.timer.now.idle")} className="stack">
      <JobFields
        id="timer"
        choice={choice}
        error={needsProject ? t("gps.timer.form.projectMissing") : undefined}
      />
      <Again last={state.last} controls={controls} />
    </Card>
  )
}

function Again({ last, controls }: { last: TimerState["last"]; controls: Controls }) {
  const { t } = useTranslation()
  if (!last || (last.kind !== "work" && last.kind !== "travel")) return null
  const job: Job = { kind: last.kind, projectId: last.projectId, projectName: last.projectName }
  return (
    <Button wide onClick={() => controls.start(job)}>
      <Repeat aria-hidden size="1.2em" />
      {t("gps.timer.control.again", { what: whatOf(job) })}
    </Button>
  )
}

function Running({ row, timer, choice, controls }: NowCardProps & { row: Row }) {
  const { t } = useTranslation()
  const worked = workedFor(row, useSeconds() + timer.ahead)
  return (
    <Card
      title={t(row.paused ? "gps.timer.now.paused" : "gps.timer.now.running")}
      className={row.paused ? "timer-now-paused stack" : "timer-now-running stack"}
      aside={row.waiting && <Unsent />}
    >
      <p className="timer-what">{whatOf(row)}</p>
      <p className="timer-clock" role="timer" aria-label={t("gps.timer.now.elapsed")}>
        {clockText(worked)}
      </p>
      <p className="muted">{sinceText(row)}</p>
      {row.projectId === null && row.kind !== "general" && (
        <p className="timer-missing">
          {t("gps.timer.now.noProject")}{" "}
          {row.known && (
            <LinkButton className="button-small" href={`/gps-tracking/${row.id}`}>
              {t("gps.timer.now.chooseProject")}
            </LinkButton>
          )}
        </p>
      )}
      {row.kind === "travel" && row.projectId !== null && (
        <Button
          variant="primary"
          wide
          className="timer-arrived"
          onClick={() =>
            controls.start({ kind: "work", projectId: row.projectId, projectName: row.projectName })
          }
        >
          <MapPinCheck aria-hidden size="1.2em" />
          {t("gps.timer.control.arrived")}
        </Button>
      )}
      <Switching row={row} choice={choice} controls={controls} />
    </Card>
  )
}

function sinceText({ startTime }: Row) {
  const [day, time] = [dayOf(new Date(startTime)), formatTime(startTime)]
  return day === dayOf(new Date())
    ? t("gps.timer.now.since", { time })
    : t("gps.timer.now.sinceDay", { day: formatDay(day), time })
}

export function Unsent() {
  const { t } = useTranslation()
  return (
    <Badge tone="warn" icon={CloudUpload}>
      {t("gps.timer.now.unsent")}
    </Badge>
  )
}

/** Something else from now on, in one go: what runs stops then. */
function Switching({ row, choice, controls }: { row: Row; choice: JobChoice; controls: Controls }) {
  const { t } = useTranslation()
  const id = useId()
  const { job } = choice
  const same = job.kind === row.kind && job.projectId === row.projectId
  return (
    <Disclosure summary={t("gps.timer.control.other")}>
      <div className="stack">
        <p className="muted">{t("gps.timer.control.otherHelp")}</p>
        <JobFields id={id} choice={choice} />
        {!same && (job.kind === "general" || job.projectId !== null) && (
          <Button wide onClick={() => controls.start(job)}>
            {t("gps.timer.control.change", { what: whatOf(job) })}
          </Button>
        )}
      </div>
    </Disclosure>
  )
}
