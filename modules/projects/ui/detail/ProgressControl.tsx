import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { Slider } from "#ui/kit/Slider.tsx"
import type { Project } from "../../schema.ts"
import { useSetProgress } from "./useProjectActions.ts"

const step = 5

/** How far it is; a slider for who may change that. What is completed is done for a hundred percent. */
export function ProgressControl({ project, changeable }: { project: Project; changeable: boolean }) {
  const { t } = useTranslation()
  if (!changeable || project.status === "completed")
    return (
      <Progress
        value={project.progress}
        label={t("projects.list.progress", { progress: project.progress })}
      />
    )
  return <Changeable project={project} />
}

function Changeable({ project }: { project: Project }) {
  const { t } = useTranslation()
  const set = useSetProgress()
  const slider = useRef<HTMLInputElement>(null)
  /** Undefined: as it is saved. */
  const [chosen, setChosen] = useState<number>()
  const progress = chosen ?? project.progress

  async function save() {
    if (await set.act(project, progress)) done()
  }
  /** The buttons go, so the focus goes back to the slider. */
  function done() {
    setChosen(undefined)
    slider.current?.focus()
  }

  return (
    <div className="progress-slider">
      <Slider
        ref={slider}
        id="project-progress"
        label={t("projects.list.progress", { progress })}
        min={0}
        max={100}
        step={step}
        value={progress}
        text={`${progress}%`}
        onChange={setChosen}
      />
      {progress !== project.progress && (
        <p className="progress-save row">
          <Button variant="primary" className="button-small" busy={set.busy} onClick={save}>
            {t("projects.detail.progressSave")}
          </Button>
          <Button className="button-small" onClick={done}>
            {t("projects.detail.cancel")}
          </Button>
        </p>
      )}
      <Notice tone="bad">{set.error?.message}</Notice>
    </div>
  )
}
