import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../kit/Button.tsx"
import { Card } from "../kit/Card.tsx"
import { Dialog } from "../kit/Dialog.tsx"
import { Notice } from "../kit/Notice.tsx"
import { Switch } from "../kit/Switch.tsx"
import { CountLines } from "./CountLines.tsx"
import type { ImportedCounts, ImportedRow } from "./listImport.ts"
import type { Import } from "./useImport.ts"

/** The last step: there is no way back from it, so it asks once more. */
export function TakeIn<Column extends string, Row extends ImportedRow, Counts extends ImportedCounts>({
  state,
  counts,
}: {
  state: Import<Column, Row, Counts>
  counts: Counts
}) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const [reason, setReason] = useState<string>()
  const { wrong } = counts
  const lines = state.list.linesOf(counts)
  const skipped = state.skipWrong ? wrong : 0
  const unavailable =
    (wrong > 0 && !state.skipWrong && t("import.whyWrong", { count: wrong })) ||
    (lines.length === 0 && t("import.whyNothing"))

  async function carryOut() {
    await state.carryOut()
    setAsked(false)
  }

  return (
    <Card title={t("import.result")} className="import-take">
      <CountLines lines={lines} skipped={skipped} />
      {wrong > 0 && (
        <Switch
          id="import-skip"
          label={t("import.skip")}
          hint={t("import.skipHint", { count: wrong })}
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
          {t("import.take")}
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
        title={t("import.sure")}
        actions={
          <>
            <Button variant="primary" busy={state.order.busy} onClick={carryOut}>
              {t("import.take")}
            </Button>
            <Button onClick={() => setAsked(false)}>{t("form.cancel")}</Button>
          </>
        }
      >
        <CountLines lines={lines} skipped={skipped} />
        <p>{t("import.sureText")}</p>
      </Dialog>
    </Card>
  )
}
