import { formatDay } from "#src/shared/days.ts"
import { typeLabels } from "#src/shared/projectTypes.ts"
import { formatEuros } from "#ui/lib/format.ts"
import { t } from "#ui/lib/i18n.ts"
import type { ToldChange } from "#ui/lib/module.ts"
import { costCategories, type HistoryEntry, projectStatuses } from "../../schema.ts"

/** As ../../history.ts and ../../files/service.ts list them. */
const actions = [
  ...["planned", "generated", "created", "quoted", "renamed", "described", "addressChanged", "typesChanged"],
  ...[
    "customerChanged",
    "located",
    "radiusChanged",
    "replanned",
    "teamChanged",
    "priced",
    "progressed",
    "statusChanged",
  ],
  ...["archived", "restored", "costBooked", "costTakenBack"],
  ...["ordered", "orderChanged", "orderSettled", "orderReopened", "orderCancelled", "orderRestored"],
  ...["invoiceAllocated", "invoiceTakenOff", "hoursApproved", "hoursReopened"],
  ...["proposed", "saved", "discarded", "mailed", "markedSent", "accepted", "rejected"],
  ...["acceptanceUndone", "rejectionUndone"],
  ...["declaredOld", "declaredNew"],
  ...["extraNoted", "extraChanged", "extraAgreed", "extraRefused", "extraReopened"],
  ...["extraCorrected", "extraWithdrawn", "extraRemoved", "extraRestored", "extraMailed"],
  ...["invoiceDrafted", "invoiceChanged", "invoiceRemoved", "invoiceRestored", "invoiceSent"],
  ...["invoiceCredited", "invoiceMailed", "invoicePaid", "paymentRemoved", "paymentRestored"],
  "billingChanged",
  ...["noted", "noteChanged", "noteRemoved", "noteRestored", "taskDone", "taskReopened"],
  ...["intakeBegun", "intakeTypeChanged", "intakeCompleted", "intakeRenewed"],
  ...["warningSettled", "warningOpened", "roomMeasured", "roomRemoved"],
  ...["planSaved", "planRemoved"],
  ...["agreementMade", "agreementRemoved", "presentAdded", "presentRemoved"],
  ...["visitSigned", "visitUnsigned"],
  ...["documentsMade", "fileAdded", "fileChanged", "fileRemoved", "fileRestored"],
]

/** For the list of recent changes, where the action has its beginning: 'project.renamed'. */
export const tellOfProject = ({ action, details }: ToldChange): string =>
  historyText({
    action: action.slice(action.indexOf(".") + 1),
    details: details as HistoryEntry["details"],
  })

/** A line of the history as a sentence; what a later version wrote is told in general. */
export function historyText({ action, details }: Pick<HistoryEntry, "action" | "details">): string {
  if (!actions.includes(action)) return t("projects.history.did.other")
  if (action === "replanned") return planned(details)
  const values = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, inWords(value, isMoney(action, name))]),
  )
  return t(`projects.history.did.${action}` as "projects.history.did.created", values as { name: string })
}

type Value = HistoryEntry["details"][string]

/** Without days before or after, the sentence says so instead of naming what is not there. */
function planned({ fromStart, fromEnd, toStart, toEnd }: HistoryEntry["details"]): string {
  const from = period(fromStart, fromEnd)
  const to = period(toStart, toEnd)
  if (!to) return t("projects.history.replanned.cleared", { from })
  if (!from) return t("projects.history.replanned.first", { to })
  return t("projects.history.replanned.changed", { from, to })
}

function period(first: Value | undefined, last: Value | undefined): string {
  if (!first) return ""
  const start = word(String(first))
  if (!last) return t("projects.history.replanned.start", { start })
  return t("projects.history.replanned.period", { start, end: word(String(last)) })
}

const isMoney = (action: string, name: string) =>
  action === "priced" || ["price", "net", "amount", "was"].includes(name)

/** Empty holes are filled too, so that no sentence ends in the air. */
function inWords(value: Value, money: boolean): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0))
    return t("projects.history.nothing")
  if (Array.isArray(value)) return value.map(word).join(", ")
  if (typeof value === "number") return money ? formatEuros(value) : String(value)
  return word(String(value))
}

/** Values of the code have a Dutch word; what a person typed stays as it is. */
function word(value: string): string {
  if (isOneOf(projectStatuses, value)) return t(`kit.status.project.${value}`)
  if (isOneOf(costCategories, value)) return t(`projects.costs.category.${value}`)
  if (value in typeLabels) return typeLabels[value as keyof typeof typeLabels]
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value
}

const isOneOf = <T extends string>(known: readonly T[], value: string): value is T =>
  (known as readonly string[]).includes(value)
