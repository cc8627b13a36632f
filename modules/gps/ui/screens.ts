import { Activity, ClipboardCheck } from "lucide-react"
import { lazy } from "react"
import type { Panel, StaffScreen } from "#ui/lib/screen.ts"
import { useHoursToApprove } from "./approval/useHoursToApprove.ts"

export const screens: StaffScreen[] = [
  {
    path: "/gps-urenregistratie-enhanced",
    also: ["/working-gps"],
    role: "worker",
    screen: lazy(() => import("./movement/MovementScreen.tsx")),
    menu: { label: "gps.movementScreen.menu", group: "hours", icon: Activity },
  },
  {
    path: "/uren/goedkeuren",
    role: "manager",
    screen: lazy(() => import("./approval/Approval.tsx")),
    menu: {
      label: "gps.approvalScreen.title",
      group: "hours",
      icon: ClipboardCheck,
      useCount: useHoursToApprove,
    },
  },
  { path: "/uren/tarieven", role: "owner", screen: lazy(() => import("./approval/Rates.tsx")) },
]

export const panels: Panel[] = []
