import "./styles.css"
import { CalendarDays } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"

export const timeline: OfficeModule = {
  screens: [
    {
      path: "/project-timeline",
      role: "worker",
      screen: lazy(() => import("./Timeline.tsx")),
      menu: { label: "timeline.title", group: "projects", icon: CalendarDays },
    },
  ],
}
