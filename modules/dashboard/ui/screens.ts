import { ChartColumn, LayoutDashboard } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "#ui/lib/screen.ts"

export const screens: StaffScreen[] = [
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
]
