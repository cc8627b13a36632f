import { useState } from "react"
import { useTranslation } from "react-i18next"
import { parseDecimal } from "#src/shared/decimal.ts"
import { formatTime } from "#ui/lib/format.ts"
import { timeFromText } from "#ui/lib/time.ts"
import { useChecked } from "#ui/lib/useChecked.ts"
import type { PendingEntry } from "../../approval/schema.ts"
import { belongsToProject } from "../../schema.ts"
import { useApprove } from "./hooks.ts"

const usualEnd = "17:00"
const dearest = 1000

type Field = "endTime" | "projectName" | "contractorName" | "contractorRate"

/** What an entry still misses, as typed; nothing else is asked. Names of fields are those of the call. */
export function useCompleteForm(
  entry: PendingEntry,
  {
    byContractor,
    onDone,
    close,
  }: { byContractor: boolean; onDone: (now: PendingEntry) => void; close: () => void },
) {
  const { t } = useTranslation()
  const approve = useApprove(onDone)
  const needsEnd = entry.endTime === undefined
  const inProject = belongsToProject(entry.kind)
  const needsProject = inProject && entry.projectId === null
  const needsContractor = inProject && (byContractor || (!entry.hasRate && entry.contractorName === ""))
  const [typed, setTyped] = useState({
    endTime: needsEnd ? proposedEnd(entry) : "",
    projectName: "",
    contractorName: entry.contractorName,
    contractorRate: rateOf(entry),
  })
  const rate = parseDecimal(typed.contractorRate)
  const paidTo = typed.contractorName.trim()
  const ownRate = entry.hasRate && paidTo === "" && typed.contractorRate.trim() === ""
  const faults: Partial<Record<Field, string>> = {
    ...(needsEnd &&
      !timeFromText(typed.endTime) && { endTime: t("gps.approvalScreen.complete.wrong.endTime") }),
    ...(needsProject &&
      typed.projectName === "" && { projectName: t("gps.approvalScreen.complete.wrong.project") }),
    ...(needsContractor &&
      !ownRate &&
      paidTo === "" && {
        contractorName: t("gps.approvalScreen.complete.wrong.contractor"),
      }),
    ...(needsContractor &&
      !ownRate &&
      (rate === undefined || rate < 0 || rate > dearest) && {
        contractorRate: t("gps.approvalScreen.complete.wrong.rate"),
      }),
  }
  const checked = useChecked(typed, faults)

  async function submit() {
    if (!checked.check()) return
    const done = await approve.act({
      ...{ entryId: entry.id, version: entry.version },
      ...(needsEnd && { endTime: timeFromText(typed.endTime)! }),
      ...(needsProject && { projectId: Number(typed.projectName) }),
      ...(needsContractor && { contractorName: paidTo, contractorRate: ownRate ? null : rate! }),
    })
    if (done) close()
  }

  return {
    typed,
    change: (change: Partial<typeof typed>) => {
      approve.forget()
      setTyped((before) => ({ ...before, ...change }))
    },
    leave: checked.leave,
    sentences: { ...checked.shown, ...approve.fields } as Partial<Record<Field, string>>,
    attempt: checked.attempt + (approve.error ? 1 : 0),
    ...{ needsEnd, needsProject, needsContractor, submit, busy: approve.busy, error: approve.error },
  }
}

/** As one types it; what an own hour costs is another matter. */
const rateOf = ({ contractorName, hourlyRate }: PendingEntry) =>
  contractorName === "" || hourlyRate === null ? "" : hourlyRate.toFixed(2).replace(".", ",")

/** The last sign of life, or the usual end of a day's work. */
const proposedEnd = ({ lastSeen }: PendingEntry) => (lastSeen === null ? usualEnd : formatTime(lastSeen))
