import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import type { Outgoing } from "#ui/outbox/item.ts"
import { outbox } from "#ui/outbox/outbox.ts"
import type { Visit } from "../../report/schema.ts"
import { isAgreement, isPerson } from "./senders.ts"
import { keepAgreement, keepPerson } from "./visitChanges.ts"

interface RefusedSaveProps {
  item: Outgoing
  /** As the server has it; undefined: not read yet. */
  known: Visit | undefined
}

/** What was said here and the server did not take: it stays until somebody chooses. */
export function RefusedSave({ item, known }: RefusedSaveProps) {
  const { t } = useTranslation()
  const drop = () => outbox.remove([item.key])

  /** On top of what is there now, or as something new where nothing is. */
  async function insist() {
    await drop()
    if (isAgreement(item)) {
      const { project, id, agreement } = item.payload
      const theirs = known?.agreements.find((one) => one.id === id)
      await keepAgreement(project, id, agreement, going(theirs, agreement.removed))
    }
    if (isPerson(item)) {
      const { project, id, person } = item.payload
      const theirs = known?.people.find((one) => one.id === id)
      await keepPerson(project, id, person, going(theirs, person.removed))
    }
  }
  return (
    <Notice tone="warn">
      <p>
        <strong>{outbox.textOf(item)}.</strong> {item.error}
      </p>
      <div className="cluster tight">
        {item.code === "intake.visitMeanwhile" && (
          <Button onClick={insist}>{t("intake.visit.refused.insist")}</Button>
        )}
        <Button variant="plain" onClick={drop}>
          {t("intake.visit.refused.drop")}
        </Button>
      </div>
    </Notice>
  )
}

const going = (theirs: { version: string } | undefined, removed: boolean) => ({
  ...{ after: theirs?.version ?? null, removed },
})
