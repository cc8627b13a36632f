import { ReceiptEuro } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const business: OfficeModule = {
  screens: [
    {
      path: "/facturen",
      role: "manager",
      screen: lazy(() => import("./list/SalesInvoices.tsx")),
      menu: { label: "business.menu", entry: "invoices", icon: ReceiptEuro },
    },
    {
      path: "/facturen/:id",
      role: "manager",
      screen: lazy(() => import("./invoice/SalesInvoiceScreen.tsx")),
    },
  ],
  panels: [
    {
      on: "project",
      tab: "next",
      place: 20,
      role: "manager",
      panel: lazy(() => import("./project/NextPart.tsx")),
    },
    {
      on: "project",
      tab: "documents",
      place: 10,
      role: "manager",
      panel: lazy(() => import("./project/ProjectBilling.tsx")),
    },
    {
      on: "settings",
      place: 20,
      role: "manager",
      panel: lazy(() => import("./series/SeriesPanel.tsx")),
    },
    {
      on: "customer",
      place: 25,
      role: "manager",
      panel: lazy(() => import("./customer/CustomerInvoices.tsx")),
    },
  ],
  starts: [{ place: 15, label: "business.start", href: "/facturen", screen: "/facturen", icon: ReceiptEuro }],
  finds: { salesInvoice: { icon: ReceiptEuro, group: "business.menu" } },
  noticeIcons: { business: ReceiptEuro },
  tells: () => import("./tells.ts"),
}
