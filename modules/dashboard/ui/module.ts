import "./styles.css"
import { ChartColumn, LayoutDashboard } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"

export const dashboard: OfficeModule = {
  screens: [
    {
      path: "/dashboard",
      also: ["/dashboard/*"],
      role: "worker",
      screen: lazy(() => import("./Dashboard.tsx")),
      menu: { label: "dashboard.title", group: "today", icon: LayoutDashboard },
    },
    {
      path: "/business-intelligence",
      role: "manager",
      screen: lazy(() => import("./figures/FiguresScreen.tsx")),
      menu: { label: "dashboard.figures.title", group: "office", icon: ChartColumn },
    },
  ],
}
