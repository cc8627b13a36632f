import { CircleCheck } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { type ProjectType, typeLabels } from "#src/shared/projectTypes.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Progress } from "#ui/kit/Progress.tsx"
import { Select } from "#ui/kit/Select.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { Shot } from "../../photos/shots.ts"
import { api } from "../api.ts"
import { checklistPath } from "../paths.ts"
import { ItemPhotos } from "../photos/ItemPhotos.tsx"
import type { Checks, ShownChecklist } from "../useChecks.ts"
import { ChangeType } from "./ChangeType.tsx"
import { CheckRow } from "./CheckRow.tsx"
import { useType } from "./useType.ts"

interface ListCardProps {
  project: number
  list: ShownChecklist
  shots: readonly Shot[] | undefined
  closed: boolean
  say: Checks["say"]
}

/** What is looked at on a job, with how far one is. */
export function ListCard({ project, list, shots, closed, say }: ListCardProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<ProjectType>()
  const type = useType(project)
  const { types, projectType, items, completedItems, status } = list
  const shownTypes = types.includes(projectType) ? types : [projectType, ...types]
  const value = Math.round((completedItems.length / Math.max(1, items.length)) * 100)
  function choose(next: ProjectType) {
    if (completedItems.length > 0) setWanted(next)
    else void type.act(next)
  }
  return (
    <Card sheet title={t("intake.checks.title")}>
      <div className="checks-head stack">
        {shownTypes.length > 1 && (
          <Select
            id="intake-type"
            label={t("intake.checks.type")}
            value={projectType}
            disabled={closed || type.busy}
            onChange={(next) => choose(next as ProjectType)}
            options={shownTypes.map((one) => ({ value: one, label: typeLabels[one] }))}
          />
        )}
        <Progress
          value={value}
          label={
            status === "completed" ? (
              <span className="checks-whole row">
                <CircleCheck aria-hidden size="1.2em" />
                {t("intake.checks.completed")}
              </span>
            ) : (
              t("intake.checks.progress", { done: completedItems.length, total: items.length })
            )
          }
        />
        {list.renewed && !closed && <Renewed project={project} version={list.version} />}
      </div>
      <ul className="checks-items plain">
        {items.map((item) => (
          <CheckRow key={item.id} item={item} closed={closed} say={(saying) => void say(list, item, saying)}>
            <ItemPhotos {...{ project, list, item, shots, closed, say }} />
          </CheckRow>
        ))}
      </ul>
      {wanted && (
        <ChangeType
          from={projectType}
          to={wanted}
          busy={type.busy}
          close={() => setWanted(undefined)}
          go={async () => {
            await type.act(wanted)
            setWanted(undefined)
          }}
        />
      )}
    </Card>
  )
}

/** The owner changed the template since this list began: nobody is disturbed, and who wants to takes it over. */
function Renewed({ project, version }: { project: number; version: number }) {
  const { t } = useTranslation()
  const renew = useAction(() => api.renew(project, version), {
    refreshes: checklistPath(project),
    done: "intake.checks.renewed.done",
    failed: "intake.checks.renewed.failed",
  })
  return (
    <Notice tone="info">
      <div className="split">
        <p className="flush">{t("intake.checks.renewed.text")}</p>
        <Button className="button-small" busy={renew.busy} onClick={() => void renew.act()}>
          {t("intake.checks.renewed.take")}
        </Button>
      </div>
    </Notice>
  )
}
