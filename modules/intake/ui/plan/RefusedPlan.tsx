import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { newKey } from "#ui/lib/newKey.ts"
import { offerUndo } from "#ui/lib/undo.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { SavedPlan } from "../../plan/schema.ts"
import { floorText } from "../rooms/floorText.ts"
import { keepPlan } from "./planChanges.ts"
import type { RefusedPlans } from "./usePlans.ts"

interface RefusedPlanProps {
  refused: RefusedPlans[number]
  /** As the server has them. */
  known: readonly SavedPlan[]
}

/** What was drawn here and the server did not take: it stays until somebody chooses. */
export function RefusedPlan({ refused: { because, last, keys }, known }: RefusedPlanProps) {
  const { t } = useTranslation()
  const { project, id, plan } = last.payload
  const floor = floorText(plan.level)
  const theirs = known.find((one) => one.id === id)

  /** On top of what is there now, or as a new plan where nothing is. */
  async function keepMine() {
    await outbox.remove(keys)
    if (theirs) await keepPlan({ project, id }, plan, { after: theirs.version, removed: plan.removed })
    else if (!plan.removed) await keepPlan({ project, id: newKey() }, plan, { after: null })
  }
  async function keepTheirs() {
    await outbox.remove(keys)
    offerUndo({
      said: t("intake.plans.refused.dropped", { floor }),
      back: keepMine,
      undone: t("intake.frame.undone"),
    })
  }
  return (
    <Notice tone="warn">
      <p>
        <strong>
          {t(plan.removed ? "intake.plans.refused.removed" : "intake.plans.refused.saved", { floor })}
        </strong>{" "}
        {because.error}
      </p>
      <div className="cluster tight">
        {because.code === "intake.planMeanwhile" && (
          <Button onClick={keepMine}>
            {t(plan.removed ? "intake.plans.refused.removeStill" : "intake.plans.refused.mine")}
          </Button>
        )}
        <Button variant="plain" onClick={keepTheirs}>
          {theirs ? t("intake.plans.refused.theirs", { by: theirs.savedBy }) : t("intake.plans.refused.drop")}
        </Button>
      </div>
    </Notice>
  )
}
