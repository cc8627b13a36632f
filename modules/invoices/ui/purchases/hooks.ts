import useSWR from "swr"
import { formatEuros } from "#ui/lib/format.ts"
import type { ApiError } from "#ui/lib/http.ts"
import { t } from "#ui/lib/i18n.ts"
import { usePolled } from "#ui/lib/swr.tsx"
import { useAction } from "#ui/lib/useAction.ts"
import type { PurchaseInvoiceRow, VatQuarter } from "../../purchases/schema.ts"
import { api } from "./api.ts"

/** Everything about posted invoices is read under it. */
export const invoicesPath = "/api/purchase-invoices"

const forNewOnes = 60_000

export const usePurchaseInvoices = () => usePolled<PurchaseInvoiceRow[]>(invoicesPath, api.list, forNewOnes)

export const useVat = () => useSWR<VatQuarter[], ApiError>(`${invoicesPath}/vat`, api.vat)

export const usePay = () =>
  useAction(api.pay, {
    refreshes: invoicesPath,
    done: ({ supplierName, payableAmount }) => ({
      title: t("invoices.purchases.pay.done"),
      text: t("invoices.purchases.pay.doneText", {
        supplier: supplierName,
        amount: formatEuros(payableAmount),
      }),
    }),
    failed: "invoices.purchases.pay.failed",
  })

export const useUnpay = () =>
  useAction(api.unpay, {
    refreshes: invoicesPath,
    done: "invoices.purchases.pay.undone",
    failed: "invoices.purchases.pay.failed",
  })
