import { ChartColumn, LayoutDashboard } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const dashboard: OfficeModule = {
  screens: [
    {
      path: "/dashboard",
      also: ["/dashboard/*"],
      role: "worker",
      screen: lazy(() => import("./Dashboard.tsx")),
      menu: { label: "dashboard.title", entry: "today", icon: LayoutDashboard },
    },
    {
      path: "/business-intelligence",
      role: "manager",
      screen: lazy(() => import("./figures/FiguresScreen.tsx")),
      menu: { label: "dashboard.figures.title", entry: "more", icon: ChartColumn },
    },
  ],
  tiles: [
    {
      place: 100,
      title: "dashboard.tiles.figures.title",
      text: "dashboard.tiles.figures.text",
      href: "/business-intelligence",
      screen: "/business-intelligence",
      icon: ChartColumn,
      counts: "completedProjects",
      count: "dashboard.tiles.figures.count",
    },
  ],
}
