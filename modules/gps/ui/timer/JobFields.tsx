import { MapPin, Star } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { RadioGroup } from "#ui/kit/RadioGroup.tsx"
import { toast } from "#ui/lib/toast.ts"
import { useChoices } from "./choices.ts"
import { ProjectField } from "./ProjectField.tsx"
import type { JobChoice } from "./useJob.ts"

const kinds = ["work", "travel", "general"] as const

/** What to work on, and whether that is work, the way there, or for the company. */
export function JobFields({
  id,
  choice: { job, here, workplaces, choose },
  error,
}: {
  id: string
  choice: JobChoice
  error?: string
}) {
  const { t } = useTranslation()
  const elsewhere = here && here.id !== job.projectId
  return (
    <div className="stack">
      <div className="timer-kinds stack">
        <RadioGroup
          id={`${id}-kind`}
          legend={t("gps.timer.choose.kind")}
          tiles
          value={job.kind}
          onChange={(kind) => choose({ kind: kind as (typeof kinds)[number] })}
          options={kinds.map((kind) => ({ value: kind, label: t(`gps.kind.${kind}`) }))}
        />
      </div>
      {job.kind !== "general" &&
        (workplaces.length === 0 ? (
          <p className="muted">{t("gps.timer.choose.none")}</p>
        ) : (
          <>
            <ProjectField
              id={`${id}-project`}
              workplaces={workplaces}
              value={job.projectId}
              onChange={(projectId) => choose({ projectId })}
              error={error}
            />
            <p className="timer-here row" role="status">
              {here && (
                <>
                  <MapPin aria-hidden size="1.2em" />
                  <span>{t("gps.timer.choose.here", { name: here.name })}</span>
                </>
              )}
            </p>
            {elsewhere && (
              <Button className="button-small" onClick={() => choose({ projectId: here.id })}>
                {t("gps.timer.choose.hereUse", { name: here.name })}
              </Button>
            )}
            {job.projectId !== null && <DefaultProject id={job.projectId} />}
          </>
        ))}
    </div>
  )
}

function DefaultProject({ id }: { id: number }) {
  const { t } = useTranslation()
  const { choices, choose } = useChoices()
  if (choices.defaultProject === id)
    return (
      <p className="timer-default row muted">
        <Star aria-hidden size="1.1em" fill="currentColor" />
        {t("gps.timer.choose.isDefault")}
      </p>
    )
  function set() {
    choose({ defaultProject: id })
    toast({ title: t("gps.timer.choose.defaultSet") })
  }
  return (
    <Button className="timer-default" variant="plain" onClick={set}>
      <Star aria-hidden size="1.1em" />
      {t("gps.timer.choose.setDefault")}
    </Button>
  )
}
