import { CalendarDays, CalendarRange, Users } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

/** Who works outside has this one alone. */
const Timeline = lazy(() => import("./Timeline.tsx"))

export const timeline: OfficeModule = {
  screens: [
    {
      path: "/planning",
      role: "manager",
      screen: lazy(() => import("./board/BoardScreen.tsx")),
      menu: { label: "timeline.title", entry: "planning", icon: CalendarDays },
    },
    {
      path: "/project-timeline",
      role: "manager",
      screen: Timeline,
      menu: { label: "timeline.board.byProject", entry: "planning", icon: CalendarRange },
    },
    {
      path: "/project-timeline",
      role: "worker",
      screen: Timeline,
      menu: { label: "timeline.title", entry: "planning", icon: CalendarDays },
    },
  ],
  panels: [
    {
      on: "project",
      tab: "overview",
      side: true,
      place: 40,
      role: "manager",
      panel: lazy(() => import("./ProjectPlanningCard.tsx")),
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
