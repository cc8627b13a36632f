import { Play } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { JobFields } from "./JobFields.tsx"
import type { Controls } from "./useControls.ts"
import type { JobChoice } from "./useJob.ts"
import type { Job } from "./writes.ts"

/** A bar for each project of today, where one is first; without any for what one did last. Anything else is asked. */
export function WorkStart({
  choice,
  planned,
  controls,
}: {
  choice: JobChoice
  /** The projects on which one works today. */
  planned: readonly number[]
  controls: Controls
}) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const jobs = proposedJobs(choice, planned)

  function start() {
    setAsking(false)
    controls.start(choice.job)
  }

  return (
    <>
      {jobs.map((job, at) => (
        <StartButton
          key={job.projectId}
          what={job.projectName}
          variant={at === 0 ? "accent" : "secondary"}
          controls={controls}
          onClick={() => controls.start(job)}
        />
      ))}
      {jobs.length === 0 ? (
        <StartButton
          what={t("gps.timer.workBar.ask")}
          variant="accent"
          controls={controls}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button variant="plain" onClick={() => setAsking(true)}>
          {t("gps.timer.workBar.other")}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("gps.timer.workBar.which")}
        actions={
          <Button variant="accent" onClick={start}>
            {t("gps.timer.workBar.start")}
          </Button>
        }
      >
        <JobFields id="work-bar" choice={choice} />
      </Dialog>
    </>
  )
}

/** More would push what one came for off a phone. */
const mostBars = 3

function proposedJobs({ workplaces, here, job }: JobChoice, planned: readonly number[]): Job[] {
  const today = workplaces.filter(({ id }) => planned.includes(id))
  const first = today.length > 0 ? today : workplaces.filter(({ id }) => id === (here?.id ?? job.projectId))
  return first.slice(0, mostBars).map(({ id, name }) => ({ kind: "work", projectId: id, projectName: name }))
}

function StartButton({
  what,
  variant,
  controls,
  onClick,
}: {
  what: string
  variant: "accent" | "secondary"
  controls: Controls
  onClick: () => void
}) {
  const { t } = useTranslation()
  return (
    <Button
      variant={variant}
      className="work-bar"
      busy={controls.waiting}
      busyLabel={t("gps.timer.control.waiting")}
      onClick={onClick}
    >
      <span className="work-bar-sign">
        <Play aria-hidden size="1.5em" />
      </span>
      <span className="work-bar-text">
        <strong>{t("gps.timer.workBar.start")}</strong>
        <span>{what}</span>
      </span>
    </Button>
  )
}
