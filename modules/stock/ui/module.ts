import { Boxes } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { senders } from "./moving/sender.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const stock: OfficeModule = {
  screens: [
    {
      path: "/material-stock",
      role: "worker",
      screen: lazy(() => import("./list/StockScreen.tsx")),
      menu: { label: "stock.title", entry: "purchases", icon: Boxes },
    },
    {
      path: "/material-stock/scan",
      role: "worker",
      screen: lazy(() => import("./scan/ScanScreen.tsx")),
    },
    {
      path: "/material-stock/nieuw",
      role: "manager",
      screen: lazy(() => import("./edit/NewItemScreen.tsx")),
    },
    {
      path: "/material-stock/tellen",
      role: "worker",
      screen: lazy(() => import("./counting/CountingScreen.tsx")),
    },
    {
      path: "/material-stock/importeren",
      role: "manager",
      screen: lazy(() => import("./import/ImportScreen.tsx")),
    },
    {
      path: "/material-stock/etiketten",
      role: "manager",
      screen: lazy(() => import("./labels/LabelsScreen.tsx")),
    },
    {
      path: "/material-stock/bestellen",
      role: "manager",
      screen: lazy(() => import("./orders/OrderingScreen.tsx")),
    },
    {
      path: "/material-stock/bestellingen/:id",
      role: "manager",
      screen: lazy(() => import("./orders/OrderScreen.tsx")),
    },
    {
      path: "/material-stock/:id/bewerken",
      role: "manager",
      screen: lazy(() => import("./edit/EditItemScreen.tsx")),
    },
    {
      path: "/material-stock/:id",
      role: "worker",
      screen: lazy(() => import("./item/ItemScreen.tsx")),
    },
  ],
  finds: { material: { icon: Boxes, group: "stock.found.group" } },
  noticeIcons: { stock: Boxes },
  tells: () => import("./tells.ts"),
  senders,
}
