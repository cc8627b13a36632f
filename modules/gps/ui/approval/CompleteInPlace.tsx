import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/Button.tsx"
import type { PendingEntry } from "../../approval/schema.ts"
import { CompleteFields } from "./CompleteFields.tsx"
import { completion, useCompleteForm } from "./completion.ts"
import type { MovedHours } from "./wayBack.ts"

/** Asks what an entry misses in its own place, of one at a time, and approves it. */
export function CompleteInPlace({ entry, moved }: { entry: PendingEntry; moved: MovedHours }) {
  const { t } = useTranslation()
  const { form, needs } = useCompleteForm(entry, { byContractor: false, moved, close: () => undefined })
  return (
    <completion.Form form={form} failed={t("gps.approvalScreen.failed")} guarded={false}>
      <CompleteFields entry={entry} needs={needs} />
      <Button type="submit" variant="primary" busy={form.busy}>
        <Check aria-hidden size="1.2em" />
        {t("gps.approvalScreen.approve")}
        <span className="visually-hidden"> {t("gps.approvalScreen.of", { person: entry.person })}</span>
      </Button>
    </completion.Form>
  )
}
