import { Camera, Receipt, ReceiptText, Split } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { senders } from "./senders.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

const Scanner = lazy(() => import("./scanner/Scanner.tsx"))

export const invoices: OfficeModule = {
  screens: [
    {
      path: "/purchase-invoices",
      role: "manager",
      screen: lazy(() => import("./purchases/PurchaseInvoices.tsx")),
      menu: { label: "invoices.purchases.title", entry: "purchases", icon: ReceiptText },
    },
    {
      path: "/invoice-ocr",
      role: "worker",
      screen: Scanner,
      menu: { label: "invoices.scans.menu", entry: "purchases", icon: Receipt },
    },
    // Who works outside scans at this address as well, and finds there what he sent himself.
    { path: "/purchase-invoices", role: "worker", screen: Scanner },
    {
      path: "/invoice-allocation",
      role: "manager",
      screen: lazy(() => import("./allocation/Allocations.tsx")),
      menu: { label: "invoices.allocations.title", entry: "purchases", icon: Split },
    },
    {
      path: "/invoice-allocation/:id/op-voorraad",
      role: "manager",
      screen: lazy(() => import("./onStock/OnStockScreen.tsx")),
    },
    { path: "/invoice-ocr/:id", role: "manager", screen: lazy(() => import("./review/ReviewScreen.tsx")) },
    {
      path: "/purchase-invoices/:id",
      role: "manager",
      screen: lazy(() => import("./invoice/InvoiceScreen.tsx")),
    },
  ],
  panels: [
    {
      on: "project",
      tab: "costs",
      place: 20,
      role: "manager",
      panel: lazy(() => import("./project/ProjectInvoices.tsx")),
    },
  ],
  tiles: [
    {
      place: 80,
      title: "invoices.tiles.scanner.title",
      text: "invoices.tiles.scanner.text",
      href: "/invoice-ocr",
      screen: "/invoice-ocr",
      icon: Receipt,
      counts: "invoicesToCheck",
      count: "invoices.tiles.scanner.count",
      urgent: true,
    },
    {
      place: 90,
      title: "invoices.tiles.allocation.title",
      text: "invoices.tiles.allocation.text",
      href: "/invoice-allocation",
      screen: "/invoice-allocation",
      icon: Split,
      counts: "invoicesToAllocate",
      count: "invoices.tiles.allocation.count",
    },
  ],
  starts: [
    {
      place: 50,
      label: "invoices.scans.start",
      href: "/invoice-ocr",
      screen: "/invoice-ocr",
      icon: Camera,
    },
  ],
  finds: { invoice: { icon: ReceiptText, group: "invoices.purchases.title" } },
  senders,
  noticeIcons: { invoices: Receipt },
  tells: () => import("./tells.ts"),
}
