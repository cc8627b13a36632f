import { RotateCcw } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import useSWR from "swr"
import { formatQuantity } from "#src/shared/euro.ts"
import { Button } from "#ui/kit/Button.tsx"
import { Disclosure } from "#ui/kit/Disclosure.tsx"
import { Loaded } from "#ui/kit/Loaded.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { PlanVersion } from "../../plan/schema.ts"
import { api } from "./api.ts"
import { versionsPath } from "./paths.ts"
import { planChanges } from "./planChanges.ts"
import type { ShownPlan } from "./usePlans.ts"

interface VersionsProps {
  project: number
  plan: ShownPlan
  closed: boolean
}

/** How the plan was before, each to be put back; that is a version of its own, so nothing is ever lost. */
export function Versions({ project, plan, closed }: VersionsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary={t("intake.plan.versions")} open={isOpen} onToggle={setOpen}>
      {isOpen && <List {...{ project, plan, closed }} />}
    </Disclosure>
  )
}

function List({ project, plan, closed }: VersionsProps) {
  const { t } = useTranslation()
  const read = useSWR<PlanVersion[], ApiError>([versionsPath(project, plan.id), plan.version], () =>
    api.versions(project, plan.id),
  )
  const putting = useAction(async (version: string) => {
    const earlier = await api.version(project, plan.id, version)
    await planChanges(project).change(plan, earlier)
  })
  return (
    <>
      <Notice tone="bad">{putting.error?.message}</Notice>
      <Loaded from={read}>
        {(versions) => {
          const earlier = versions.filter(({ version, removed }) => version !== plan.version && !removed)
          if (earlier.length === 0) return <p className="muted">{t("intake.plan.onlyVersion")}</p>
          return (
            <ul className="lines">
              {earlier.map(({ version, savedBy, savedAt, rooms, floor }) => (
                <li key={version} className="split">
                  <span>
                    {t("intake.plan.version", { by: savedBy, moment: formatMoment(savedAt) })}
                    <br />
                    <span className="muted">
                      {t("intake.plan.versionRooms", { count: rooms, floor: formatQuantity(floor, 2) })}
                    </span>
                  </span>
                  {!closed && (
                    <Button busy={putting.busy} onClick={() => putting.act(version)}>
                      <RotateCcw aria-hidden size="1.2em" />
                      {t("intake.plan.putBack")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </>
  )
}
