import "./styles.css"
import { Receipt, ReceiptText, Split } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { senders } from "./senders.ts"

export const invoices: OfficeModule = {
  screens: [
    {
      path: "/invoice-ocr",
      role: "worker",
      screen: lazy(() => import("./scanner/Scanner.tsx")),
      menu: { label: "invoices.scans.menu", group: "office", icon: Receipt },
    },
    {
      path: "/purchase-invoices",
      role: "manager",
      screen: lazy(() => import("./purchases/PurchaseInvoices.tsx")),
      menu: { label: "invoices.purchases.title", group: "office", icon: ReceiptText },
    },
    {
      path: "/invoice-allocation",
      role: "manager",
      screen: lazy(() => import("./allocation/Allocations.tsx")),
      menu: { label: "invoices.allocations.title", group: "office", icon: Split },
    },
    { path: "/invoice-ocr/:id", role: "manager", screen: lazy(() => import("./review/ReviewScreen.tsx")) },
    {
      path: "/purchase-invoices/:id",
      role: "manager",
      screen: lazy(() => import("./invoice/InvoiceScreen.tsx")),
    },
  ],
  panels: [{ on: "project", role: "manager", panel: lazy(() => import("./project/ProjectInvoices.tsx")) }],
  senders,
  noticeIcons: { invoices: Receipt },
}
