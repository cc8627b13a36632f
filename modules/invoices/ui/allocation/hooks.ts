import useSWR from "swr"
import { projectsPath } from "#modules/projects/ui/hooks.ts"
import { formatEuros } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { newKey } from "#ui/lib/newKey.ts"
import { type ToastText, toast } from "#ui/lib/toast.ts"
import { useAction } from "#ui/lib/useAction.ts"
import type { Allocated, Allocation, InvoiceAllocations } from "../../allocations/schema.ts"
import { invoicesPath } from "../purchases/hooks.ts"
import { api } from "./api.ts"

const allocationsPath = "/api/invoice-allocations"
/** What an allocation shows in: its invoice, the lists of invoices and the costs of a project. */
export const affectedPaths = [allocationsPath, invoicesPath, "/api/unassigned-tracking", projectsPath]

/** Asks for nothing as long as it is not wanted. */
export const useAllocations = (invoice: number, wanted: boolean) =>
  useSWR<InvoiceAllocations, ApiError>(
    wanted && `${allocationsPath}/invoice/${invoice}`,
    () => api.of(invoice),
    // Of a card that is opened once more another may have taken a part meanwhile.
    { revalidateIfStale: true },
  )

/** What a form says and reads again once it is kept, or was refused. */
export const allocating = { refreshes: affectedPaths, done: allocatedText, failed: whyNot }

function allocatedText({ allocation: { amount, project_name } }: Allocated): ToastText {
  return {
    title: t("invoices.allocations.form.done"),
    text: t("invoices.allocations.form.doneText", { amount: formatEuros(amount), project: project_name }),
  }
}

/** Puts back an allocation that was removed, and says the same as when it was made. */
export async function allocateAgain(purchaseInvoiceId: number, gone: Allocation, key: string) {
  const { projectId, category, description, commitmentId, amount } = gone
  const about = { projectId, category, description, commitmentId }
  const wish = { purchaseInvoiceId, ...about, amount: Math.abs(amount) }
  toast(allocatedText(await api.allocate(wish, key)))
}

export const useRemove = () =>
  useAction(({ id }: Allocation) => api.remove(id, newKey()), {
    refreshes: affectedPaths,
    done: "invoices.allocations.existing.removed",
    failed: () => ({
      title: t("invoices.allocations.existing.failed"),
      text: t("invoices.allocations.existing.failedText"),
    }),
  })

/** Why an allocation was refused, for a toast. */
export function whyNot({ code, message }: ApiError): ToastText {
  return code === "invoices.allocationTooHigh"
    ? { title: t("invoices.allocations.form.tooHigh"), text: message }
    : { title: t("invoices.allocations.form.failed"), text: t("invoices.allocations.form.failedText") }
}
