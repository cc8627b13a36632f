import {
  CalendarDays,
  ChartColumn,
  FilePlus,
  Hammer,
  Inbox,
  type LucideIcon,
  Mail,
  MapPinned,
  Receipt,
  Settings,
  Split,
  UserCog,
  Users,
} from "lucide-react"
import type { Counts, Stats } from "../schema.ts"

export interface Tile {
  name:
    | "projects"
    | "quote"
    | "requests"
    | "planning"
    | "customers"
    | "messages"
    | "hours"
    | "scanner"
    | "allocation"
    | "figures"
    | "people"
    | "settings"
  href: string
  /** The screen that must be there for it. */
  screen: string
  icon: LucideIcon
  unit:
    | "active"
    | "thisWeek"
    | "open"
    | "today"
    | "customers"
    | "new"
    | "toApprove"
    | "toCheck"
    | "completed"
    | "accounts"
    | "empty"
  count: (counts: Counts, stats: Stats) => number | undefined
  /** A number that asks for someone stands out. */
  urgent?: true
}

/** Nine in a fixed order, with the other parts at their side. */
export const tiles: Tile[] = [
  {
    name: "projects",
    href: "/projects",
    screen: "/projects",
    icon: Hammer,
    unit: "active",
    count: ({ activeProjects }) => activeProjects,
  },
  {
    name: "quote",
    href: "/offerte-aanvraag",
    screen: "/offerte-aanvragen",
    icon: FilePlus,
    unit: "thisWeek",
    count: ({ requestsThisWeek }) => requestsThisWeek,
  },
  {
    name: "requests",
    href: "/offerte-aanvragen",
    screen: "/offerte-aanvragen",
    icon: Inbox,
    unit: "open",
    count: ({ openRequests }) => openRequests,
    urgent: true,
  },
  {
    name: "planning",
    href: "/project-timeline",
    screen: "/project-timeline",
    icon: CalendarDays,
    unit: "today",
    count: ({ onSiteToday }) => onSiteToday,
  },
  {
    name: "customers",
    href: "/klanten",
    screen: "/klanten",
    icon: Users,
    unit: "customers",
    count: ({ customers }) => customers,
  },
  {
    name: "messages",
    href: "/berichten",
    screen: "/berichten",
    icon: Mail,
    unit: "new",
    count: ({ newMessages }) => newMessages,
    urgent: true,
  },
  {
    name: "hours",
    href: "/gps-urenregistratie-enhanced",
    screen: "/gps-urenregistratie-enhanced",
    icon: MapPinned,
    unit: "toApprove",
    count: ({ hoursToApprove }) => hoursToApprove,
    urgent: true,
  },
  {
    name: "scanner",
    href: "/invoice-ocr",
    screen: "/invoice-ocr",
    icon: Receipt,
    unit: "toCheck",
    count: ({ invoicesToCheck }) => invoicesToCheck,
    urgent: true,
  },
  {
    name: "allocation",
    href: "/invoice-allocation",
    screen: "/invoice-allocation",
    icon: Split,
    unit: "open",
    count: ({ invoicesToAllocate }) => invoicesToAllocate,
  },
  {
    name: "figures",
    href: "/business-intelligence",
    screen: "/business-intelligence",
    icon: ChartColumn,
    unit: "completed",
    count: (_, { completedProjects }) => completedProjects,
  },
  {
    name: "people",
    href: "/settings?tab=beveiliging",
    screen: "/settings",
    icon: UserCog,
    unit: "accounts",
    count: ({ accounts }) => accounts,
  },
  {
    name: "settings",
    href: "/settings",
    screen: "/settings",
    icon: Settings,
    unit: "empty",
    count: ({ emptySettings }) => emptySettings,
  },
]
