import * as z from "zod/mini"
import { projectChoice } from "#modules/projects/ui/projectChoice.tsx"
import { defineForm } from "#ui/form/defineForm.tsx"
import { money, orNull, text, time } from "#ui/form/kinds.tsx"
import { formatTime } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import { Approve, type PendingEntry } from "../../approval/schema.ts"
import { belongsToProject } from "../../schema.ts"
import { approvalTold, approving } from "./hooks.ts"
import type { MovedHours } from "./wayBack.ts"

/** Proposed when nothing is known after the begin. */
const usualEnd = "17:00"

export const completion = defineForm(
  z.pick(Approve, { endTime: true, projectId: true, contractorName: true, contractorRate: true }),
  { endTime: time, projectId: projectChoice, contractorName: text, contractorRate: orNull(money) },
  { id: "complete", at: (path) => (path === "projectName" ? "projectId" : path) },
)

/** What an entry still misses; nothing else is asked, nor sent. */
export function useCompleteForm(
  entry: PendingEntry,
  { byContractor, moved, close }: { byContractor: boolean; moved: MovedHours; close: () => void },
) {
  const inProject = belongsToProject(entry.kind)
  const needs = {
    end: entry.endTime === undefined,
    project: inProject && entry.projectId === null,
    contractor: inProject && (byContractor || (!entry.hasRate && entry.contractorName === "")),
  }
  /** Nobody else was paid for it. */
  const ownRate = (name: string, rate: number | null | undefined) =>
    entry.hasRate && name === "" && rate === null
  const form = completion.useForm({
    ...approvalTold,
    start: {
      endTime: needs.end ? proposedEnd(entry) : "",
      contractorName: entry.contractorName,
      // What an own hour costs is another matter.
      contractorRate: entry.contractorName === "" ? null : entry.hourlyRate,
    },
    check({ values: { endTime, projectId, contractorName, contractorRate } }) {
      const paid = needs.contractor && !ownRate(contractorName.trim(), contractorRate)
      return {
        endTime: needs.end && !isTime(endTime) && t("gps.approvalScreen.complete.wrong.endTime"),
        projectId: needs.project && projectId === null && t("gps.approvalScreen.complete.wrong.project"),
        contractorName:
          paid && contractorName.trim() === "" && t("gps.approvalScreen.complete.wrong.contractor"),
        contractorRate: paid && contractorRate === null && "gps.rateUnreadable",
      }
    },
    send: ({ endTime, projectId, ...contractor }) =>
      approving(moved)({
        ...{ entryId: entry.id, version: entry.version },
        ...(needs.end && { endTime }),
        ...(needs.project && { projectId }),
        ...(needs.contractor && contractor),
      }),
    onSaved: close,
  })
  return { form, needs }
}

export type Needs = ReturnType<typeof useCompleteForm>["needs"]

const isTime = (text: string) => /^\d\d:\d\d$/.test(text)

/** The last sign of life, or the usual end of a day's work. */
const proposedEnd = ({ lastSeen }: PendingEntry) => (lastSeen === null ? usualEnd : formatTime(lastSeen))
