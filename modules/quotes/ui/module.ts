import "./styles.css"
import { FileText, Inbox, Ruler } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useOpenCount } from "./requests/hooks.ts"

export const quotes: OfficeModule = {
  screens: [
    {
      path: "/offerte-aanvragen",
      role: "manager",
      screen: lazy(() => import("./requests/Requests.tsx")),
      menu: { label: "quotes.requests.title", group: "office", icon: Inbox, useCount: useOpenCount },
    },
    {
      path: "/chatgpt-quotations",
      role: "manager",
      screen: lazy(() => import("./overview/Quotations.tsx")),
      menu: { label: "quotes.overview.menu", group: "office", icon: FileText },
    },
    {
      path: "/normen",
      role: "manager",
      screen: lazy(() => import("./priceBook/PriceBookScreen.tsx")),
      menu: { label: "quotes.priceBook.screen.title", group: "office", icon: Ruler },
    },
    { path: "/chatgpt-quotation", role: "manager", screen: lazy(() => import("./generator/Generator.tsx")) },
    { path: "/offertes/nieuw", role: "manager", screen: lazy(() => import("./quotation/NewQuotation.tsx")) },
    { path: "/offertes/:id", role: "manager", screen: lazy(() => import("./quotation/QuotationScreen.tsx")) },
  ],
  panels: [
    {
      on: "project",
      role: "manager",
      panel: lazy(() => import("./project/ProjectDocuments.tsx")),
      last: true,
    },
    { on: "customer", role: "manager", panel: lazy(() => import("./project/CustomerRequests.tsx")) },
    { on: "customer", role: "manager", panel: lazy(() => import("./project/CustomerQuotations.tsx")) },
  ],
  noticeIcons: { quotes: Inbox },
}
