import "./styles.css"
import { Activity, CalendarClock, ClipboardCheck, MapPinned, ShieldCheck, Table2, Timer } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useHoursToApprove } from "./approval/useHoursToApprove.ts"
import { senders } from "./senders.ts"
import { TimerSlot } from "./timer/TimerSlot.tsx"

const lazy = lazyAfter(() => import("./texts.ts"))

export const gps: OfficeModule = {
  screens: [
    {
      path: "/uren/goedkeuren",
      role: "manager",
      screen: lazy(() => import("./approval/Approval.tsx")),
      menu: {
        label: "gps.approvalScreen.title",
        entry: "hours",
        icon: ClipboardCheck,
        useCount: useHoursToApprove,
      },
    },
    {
      path: "/uren",
      role: "manager",
      screen: lazy(() => import("./week/Weeks.tsx")),
      menu: { label: "gps.week.title", entry: "hours", icon: Table2 },
    },
    {
      path: "/gps-tracking",
      role: "worker",
      screen: lazy(() => import("./timer/TimeRegistration.tsx")),
      menu: { label: "gps.timer.menu", entry: "hours", icon: Timer },
    },
    {
      path: "/gps-tracking/invoeren",
      role: "worker",
      screen: lazy(() => import("./timer/NewHours.tsx")),
    },
    { path: "/gps-tracking/:id", role: "worker", screen: lazy(() => import("./timer/EntryScreen.tsx")) },
    {
      path: "/gps-urenregistratie-enhanced",
      also: ["/working-gps"],
      role: "worker",
      screen: lazy(() => import("./movement/MovementScreen.tsx")),
      menu: { label: "gps.movementScreen.menu", entry: "hours", icon: Activity },
    },
    { path: "/uren/route", role: "worker", screen: lazy(() => import("./track/RouteScreen.tsx")) },
    {
      path: "/uren/weekstaat",
      role: "worker",
      screen: lazy(() => import("./week/WeekSheetScreen.tsx")),
      menu: { label: "gps.week.sheet.title", entry: "hours", icon: CalendarClock },
    },
    {
      path: "/gps-privacy",
      role: "worker",
      screen: lazy(() => import("./privacy/Privacy.tsx")),
      menu: { label: "gps.privacy.menu", entry: "account", icon: ShieldCheck },
    },
    { path: "/uren/tarieven", role: "owner", screen: lazy(() => import("./approval/Rates.tsx")) },
  ],
  panels: [
    {
      on: "project",
      tab: "hours",
      place: 10,
      role: "manager",
      panel: lazy(() => import("./project/ProjectHours.tsx")),
      count: lazy(() => import("./project/HoursCount.tsx")),
    },
    {
      on: "project",
      tab: "overview",
      side: true,
      place: 30,
      role: "manager",
      panel: lazy(() => import("./project/WorkingHere.tsx")),
    },
  ],
  tiles: [
    {
      place: 70,
      title: "gps.tiles.hours.title",
      text: "gps.tiles.hours.text",
      href: "/gps-urenregistratie-enhanced",
      screen: "/gps-urenregistratie-enhanced",
      icon: MapPinned,
      counts: "hoursToApprove",
      count: "gps.tiles.hours.count",
      urgent: true,
    },
  ],
  starts: [
    { place: 40, label: "gps.starts.hours", href: "/gps-tracking", screen: "/gps-tracking", icon: Timer },
  ],
  finds: { person: { icon: CalendarClock, group: "gps.hoursFound.group", title: "gps.hoursFound.of" } },
  senders,
  noticeIcons: { gps: Timer },
  noticeActs: { toApprove: { role: "manager", act: lazy(() => import("./approval/ApproveReady.tsx")) } },
  timer: TimerSlot,
  tells: () => import("./tells.ts"),
}
