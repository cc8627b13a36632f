import { FilePlus, FileText, Inbox, Ruler } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useOpenCount } from "./requests/hooks.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const quotes: OfficeModule = {
  screens: [
    {
      path: "/offerte-aanvragen",
      role: "manager",
      screen: lazy(() => import("./requests/Requests.tsx")),
      menu: { label: "quotes.requests.menu", entry: "offers", icon: Inbox, useCount: useOpenCount },
    },
    {
      path: "/chatgpt-quotations",
      role: "manager",
      screen: lazy(() => import("./overview/Quotations.tsx")),
      menu: { label: "quotes.overview.menu", entry: "offers", icon: FileText },
    },
    {
      path: "/normen",
      role: "manager",
      screen: lazy(() => import("./priceBook/PriceBookScreen.tsx")),
      menu: { label: "quotes.priceBook.screen.title", entry: "offers", icon: Ruler },
    },
    { path: "/chatgpt-quotation", role: "manager", screen: lazy(() => import("./generator/Generator.tsx")) },
    { path: "/offertes/nieuw", role: "manager", screen: lazy(() => import("./quotation/NewQuotation.tsx")) },
    { path: "/offertes/sjablonen", role: "manager", screen: lazy(() => import("./templates/Templates.tsx")) },
    { path: "/meerwerk/nieuw", role: "manager", screen: lazy(() => import("./extraWork/NewExtraWork.tsx")) },
    { path: "/meerwerk/:id", role: "manager", screen: lazy(() => import("./extraWork/ExtraScreen.tsx")) },
    {
      path: "/meerwerk/:id/wijzigen",
      role: "manager",
      screen: lazy(() => import("./extraWork/ChangeExtraWork.tsx")),
    },
    { path: "/offertes/:id", role: "manager", screen: lazy(() => import("./quotation/QuotationScreen.tsx")) },
  ],
  panels: [
    { on: "prices", place: 10, role: "owner", panel: lazy(() => import("./priceBook/FirstRates.tsx")) },
    { on: "payment", place: 10, role: "owner", panel: lazy(() => import("./terms/FirstTerms.tsx")) },
    { on: "settings", place: 10, role: "manager", panel: lazy(() => import("./terms/OfferTermsPanel.tsx")) },
    {
      on: "project",
      tab: "documents",
      place: 30,
      role: "manager",
      panel: lazy(() => import("./project/ProjectDocuments.tsx")),
      count: lazy(() => import("./project/DocumentCount.tsx")),
    },
    {
      on: "project",
      tab: "documents",
      place: 20,
      role: "manager",
      panel: lazy(() => import("./extraWork/ProjectExtraWork.tsx")),
    },
    {
      on: "project",
      tab: "overview",
      side: true,
      place: 20,
      role: "manager",
      panel: lazy(() => import("./project/QuotationInShort.tsx")),
    },
    {
      on: "customer",
      place: 10,
      role: "manager",
      panel: lazy(() => import("./project/CustomerRequests.tsx")),
    },
    {
      on: "customer",
      place: 20,
      role: "manager",
      panel: lazy(() => import("./project/CustomerQuotations.tsx")),
    },
  ],
  tiles: [
    {
      place: 20,
      title: "quotes.tiles.quote.title",
      text: "quotes.tiles.quote.text",
      href: "/offerte-aanvraag",
      screen: "/offerte-aanvragen",
      icon: FilePlus,
      counts: "requestsThisWeek",
      count: "quotes.tiles.quote.count",
    },
    {
      place: 30,
      title: "quotes.tiles.requests.title",
      text: "quotes.tiles.requests.text",
      href: "/offerte-aanvragen",
      screen: "/offerte-aanvragen",
      icon: Inbox,
      counts: "openRequests",
      count: "quotes.tiles.requests.count",
      urgent: true,
    },
  ],
  starts: [
    {
      place: 10,
      label: "quotes.starts.quote",
      href: "/chatgpt-quotation",
      screen: "/chatgpt-quotation",
      icon: FilePlus,
    },
  ],
  finds: {
    quotation: { icon: FileText, group: "quotes.overview.menu" },
    extraWork: { icon: FilePlus, group: "quotes.overview.menu" },
  },
  noticeIcons: { quotes: Inbox },
  tells: () => import("./tells.ts"),
}
