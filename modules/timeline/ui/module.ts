import "./styles.css"
import { CalendarDays, Users } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"

export const timeline: OfficeModule = {
  screens: [
    {
      path: "/project-timeline",
      role: "worker",
      screen: lazy(() => import("./Timeline.tsx")),
      menu: { label: "timeline.title", entry: "planning", icon: CalendarDays },
    },
  ],
  tiles: [
    {
      place: 40,
      title: "timeline.tiles.planning.title",
      text: "timeline.tiles.planning.text",
      href: "/project-timeline",
      screen: "/project-timeline",
      icon: CalendarDays,
      counts: "onSiteToday",
      count: "timeline.tiles.planning.count",
    },
  ],
  noticeIcons: { timeline: CalendarDays, double: Users },
}
