import { useTranslation } from "react-i18next"
import { formatTime } from "#ui/lib/format.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { completion, type Needs } from "./completion.ts"

/** What an entry misses, as fields of its form. */
export function CompleteFields({ entry, needs }: { entry: PendingEntry; needs: Needs }) {
  const { t } = useTranslation()
  return (
    <>
      {needs.end && (
        <completion.Field
          name="endTime"
          label={t("gps.approvalScreen.complete.endTime")}
          hint={
            entry.lastSeen === null
              ? t("gps.approvalScreen.complete.usualEnd")
              : t("gps.approvalScreen.complete.lastSeen", { time: formatTime(entry.lastSeen) })
          }
        />
      )}
      {needs.project && <completion.Field name="projectId" label={t("projects.picker.label")} />}
      {needs.contractor && (
        <fieldset className="approval-contractor">
          <legend>{t("gps.approvalScreen.complete.contractor")}</legend>
          <p className="field-hint">
            {t(
              entry.hasRate
                ? "gps.approvalScreen.complete.insteadText"
                : "gps.approvalScreen.complete.contractorText",
              { person: entry.person },
            )}
          </p>
          <completion.Field
            name="contractorName"
            label={t("gps.approvalScreen.complete.contractorName")}
            autoComplete="off"
            maxLength={120}
          />
          <completion.Field
            name="contractorRate"
            label={t("gps.approvalScreen.complete.contractorRate")}
            hint={t("gps.approvalScreen.complete.invoiceHint")}
            unit={t("gps.approvalScreen.perHour")}
          />
        </fieldset>
      )}
    </>
  )
}
