import { ClipboardCheck } from "lucide-react"
import { lazy } from "react"
import type { Panel, StaffScreen } from "#ui/lib/screen.ts"
import { useHoursToApprove } from "./approval/useHoursToApprove.ts"

export const screens: StaffScreen[] = [
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
