import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import { Card } from "#ui/kit/Card.tsx"
import { Dialog } from "#ui/kit/Dialog.tsx"
import { Notice } from "#ui/kit/Notice.tsx"
import { Switch } from "#ui/kit/Switch.tsx"
import type { ImportCounts } from "../../../import/schema.ts"
import { CountLines } from "./CountLines.tsx"
import type { Import } from "./useImport.ts"

/** The last step: there is no way back from it, so it asks once more. */
export function TakeIn({ state, counts }: { state: Import; counts: ImportCounts }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState<string>()
  const { newCustomers, filledCustomers, newProjects, wrong } = counts
  const nothing = newCustomers + filledCustomers + newProjects === 0
  const unavailable =
    (wrong > 0 && !state.skipWrong && t("projects.customers.import.whyWrong", { count: wrong })) ||
    (nothing && t("projects.customers.import.whyNothing"))

  async function carryOut() {
    await state.carryOut()
    setAsked(false)
  }

  return (
    <Card title={t("projects.customers.import.result")} className="import-take">
      <CountLines counts={counts} skipping={state.skipWrong} />
      {wrong > 0 && (
        <Switch
          id="import-skip"
          label={t("projects.customers.import.skip")}
          hint={t("projects.customers.import.skipHint", { count: wrong })}
          checked={state.skipWrong}
          onChange={state.setSkipWrong}
        />
      )}
      <Notice tone="bad">{state.order.error?.message}</Notice>
      <div className="actions">
        <Button
          variant="primary"
          busy={state.preview.isValidating}
          unavailable={unavailable}
          onUnavailable={setReason}
          aria-describedby="import-why"
          onClick={() => setAsked(true)}
        >
          {t("projects.customers.import.take")}
        </Button>
      </div>
      <p
        id="import-why"
        role="status"
        className={reason && unavailable ? "field-error flush" : "muted flush"}
      >
        {unavailable}
      </p>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t("projects.customers.import.sure")}
        actions={
          <>
            <Button variant="primary" busy={state.order.busy} onClick={carryOut}>
              {t("projects.customers.import.take")}
            </Button>
            <Button onClick={() => setAsked(false)}>{t("projects.customers.form.cancel")}</Button>
          </>
        }
      >
        <CountLines counts={counts} skipping={state.skipWrong} />
        <p>{t("projects.customers.import.sureText")}</p>
      </Dialog>
    </Card>
  )
}
