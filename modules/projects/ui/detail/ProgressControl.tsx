import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
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
  return <Slider key={project.progress} project={project} />
}

function Slider({ project }: { project: Project }) {
  const { t } = useTranslation()
  const set = useSetProgress()
  const [progress, setProgress] = useState(project.progress)
  return (
    <div className="progress-slider">
      <label className="progress-label" htmlFor="project-progress">
        {t("projects.list.progress", { progress })}
      </label>
      <input
        id="project-progress"
        type="range"
        min={0}
        max={100}
        step={step}
        value={progress}
        aria-valuetext={`${progress}%`}
        style={{ "--done": `${progress}%` } as object}
        onChange={(event) => setProgress(Number(event.target.value))}
      />
      {progress !== project.progress && (
        <p className="progress-save">
          <Button
            variant="primary"
            className="button-small"
            busy={set.busy}
            onClick={() => set.act(project, progress)}
          >
            {t("projects.detail.progressSave")}
          </Button>
          <Button className="button-small" onClick={() => setProgress(project.progress)}>
            {t("projects.detail.cancel")}
          </Button>
        </p>
      )}
      <Notice tone="bad">{set.error?.message}</Notice>
    </div>
  )
}
