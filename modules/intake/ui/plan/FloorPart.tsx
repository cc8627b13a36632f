import { Pencil, PencilRuler, Trash2 } from "lucide-react"
import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "#ui/kit/Badge.tsx"
import { Button } from "#ui/kit/Button.tsx"
import { EmptyState } from "#ui/kit/EmptyState.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { formatMoment } from "#ui/lib/format.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { drawnOf, emptyPlan } from "../../plan/edit.ts"
import type { Plan } from "../../plan/schema.ts"
import { ToCalculators } from "../calculators/ToCalculators.tsx"
import { floorText } from "../rooms/floorText.ts"
import { EditFloor } from "./EditFloor.tsx"
import { ExportButton } from "./exports/ExportButton.tsx"
import type { Floor } from "./floors.ts"
import { PlanMeasures } from "./PlanMeasures.tsx"
import { PlanPicture } from "./PlanPicture.tsx"
import { planChanges } from "./planChanges.ts"
import { SpaceButton } from "./space/SpaceButton.tsx"
import { usePlanDraft } from "./usePlanDraft.ts"
import { Versions } from "./Versions.tsx"

interface FloorPartProps {
  project: number
  floor: Floor
  below: Floor | undefined
  /** All that was saved of the house. */
  floors: readonly Plan[]
  closed: boolean
}

/** The plan of one floor: its picture, what was changed here and not saved yet, and the way to draw on it. */
export function FloorPart({ project, floor, below, floors, closed }: FloorPartProps) {
  const { t } = useTranslation()
  const { plan, level } = floor
  const [isOpen, setOpen] = useState(false)
  const kept = usePlanDraft(project, floor)
  const changes = planChanges(project)
  const saved: Plan = plan ?? emptyPlan(level)
  const shown = kept.draft?.plan ?? saved
  const name = floorText(level).toLowerCase()

  async function save(next: Plan) {
    const before = kept.draft?.base ?? (plan && { ...drawnOf(plan), id: plan.id, version: plan.version })
    if (before) await changes.change(before, next)
    else await changes.add(next)
    kept.forget()
    setOpen(false)
  }
  const { keep } = kept
  const change = useCallback((next: Plan) => keep(next), [keep])
  function drop() {
    const { draft } = kept
    kept.forget()
    offerUndo({
      said: t("intake.plan.dropped"),
      back: async () => draft && kept.keep(draft.plan),
      undone: t("intake.frame.undone"),
    })
  }
  const start = !closed && (
    <Button variant="primary" onClick={() => setOpen(true)}>
      <Pencil aria-hidden size="1.2em" />
      {t(kept.draft ? "intake.plan.goOn" : plan ? "intake.plan.edit" : "intake.plan.start")}
    </Button>
  )
  return (
    <>
      {shown.rooms.length === 0 ? (
        <EmptyState icon={PencilRuler} title={t("intake.plan.empty")} action={start}>
          {t("intake.plan.emptyText")}
        </EmptyState>
      ) : (
        <div className="stack">
          <PlanPicture
            plan={shown}
            label={t("intake.plan.picture", {
              floor: name,
              rooms: shown.rooms.map((room) => room.name).join(", "),
            })}
          />
          <div className="split">
            <div className="cluster tight">
              {start}
              <SpaceButton
                {...{ project, closed, floors }}
                plan={shown}
                name={floorText(level)}
                change={closed ? undefined : kept.keep}
              />
              <ExportButton plan={shown} project={project} saved={kept.draft ? undefined : plan} />
            </div>
            {plan && (
              <p className="muted">
                {plan.underway ? (
                  <Badge tone="info">{t("intake.plan.underway")}</Badge>
                ) : (
                  t("intake.plan.savedBy", { by: plan.savedBy, moment: formatMoment(plan.savedAt) })
                )}
              </p>
            )}
          </div>
        </div>
      )}
      <Notice tone="warn">
        {kept.draft && !isOpen && (
          <>
            <p>{t(kept.isKept ? "intake.plan.kept" : "intake.plan.keptLost")}</p>
            <Button variant="plain" onClick={drop}>
              {t("intake.plan.drop")}
            </Button>
          </>
        )}
      </Notice>
      <PlanMeasures plan={shown} />
      {plan && (
        <div className="stack">
          <p>
            <ToCalculators project={project} />
          </p>
          <Versions {...{ project, plan, closed }} />
          {!closed && (
            <Button variant="danger" onClick={() => void changes.remove(plan)}>
              <Trash2 aria-hidden size="1.2em" />
              {t("intake.plan.removePlan")}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <EditFloor
          {...{ project, below, save }}
          now={shown}
          isDirty={kept.draft !== undefined}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
