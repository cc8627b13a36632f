import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "#ui/kit/Button.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Fix } from "../../../positions/noise.ts"
import { useTimer } from "../../timer/useTimer.ts"
import { startWork } from "../../timer/writes.ts"

/** One is at the place of a project: its hours can begin with one press. */
export function ProjectProposal({ project, fix }: { project: { id: number; name: string }; fix: Fix }) {
  const { t } = useTranslation()
  const { timer } = useTimer()
  const begin = useAction(startWork, { done: "gps.movementScreen.proposal.started" })
  if (!timer) return null
  const { running } = timer
  const here = running?.projectId === project.id
  return (
    <div className="movement-proposal split" role="status">
      <p>
        <strong>{t("gps.movementScreen.proposal.here", { name: project.name })}</strong>{" "}
        {here
          ? t("gps.movementScreen.proposal.runs")
          : running && t("gps.movementScreen.proposal.other", { name: running.projectName })}
      </p>
      {here ? (
        <LinkButton href="/gps-tracking">{t("gps.movementScreen.proposal.see")}</LinkButton>
      ) : (
        <Button
          variant="accent"
          busy={begin.busy}
          onClick={() =>
            begin.act(
              { kind: "work", projectId: project.id, projectName: project.name },
              { location: placeOf(fix) },
            )
          }
        >
          {t(running ? "gps.movementScreen.proposal.switch" : "gps.movementScreen.proposal.start")}
          <span className="visually-hidden">: {project.name}</span>
        </Button>
      )}
    </div>
  )
}

const placeOf = ({ latitude, longitude, accuracy, at }: Fix) => ({
  ...{ latitude, longitude, accuracy },
  timestamp: new Date(at).toISOString(),
})
