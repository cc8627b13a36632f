import { CalendarDays } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "#ui/lib/screen.ts"

export const screens: StaffScreen[] = [
  {
    path: "/project-timeline",
    role: "worker",
    screen: lazy(() => import("./Timeline.tsx")),
    menu: { label: "timeline.title", group: "projects", icon: CalendarDays },
  },
]
