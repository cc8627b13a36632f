import {
  CalendarClock,
  CalendarPlus,
  FolderKanban,
  FolderPlus,
  Hammer,
  TrendingDown,
  UserPlus,
  Users,
} from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { senders } from "./senders.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const projects: OfficeModule = {
  screens: [
    {
      path: "/projects",
      role: "worker",
      screen: lazy(() => import("./list/Projects.tsx")),
      menu: { label: "projects.list.title", entry: "projects", icon: FolderKanban },
    },
    { path: "/projects/nieuw", role: "manager", screen: lazy(() => import("./form/NewProject.tsx")) },
    { path: "/projects/:id/bewerken", role: "manager", screen: lazy(() => import("./form/EditProject.tsx")) },
    { path: "/projects/:id", role: "worker", screen: lazy(() => import("./detail/ProjectScreen.tsx")) },
    {
      path: "/klanten",
      role: "manager",
      screen: lazy(() => import("./customers/list/Customers.tsx")),
      menu: { label: "projects.customers.title", entry: "customers", icon: Users },
    },
    { path: "/klanten/nieuw", role: "manager", screen: lazy(() => import("./customers/NewCustomer.tsx")) },
    {
      path: "/klanten/importeren",
      role: "manager",
      screen: lazy(() => import("./customers/import/ImportScreen.tsx")),
    },
    {
      path: "/klanten/:id",
      role: "manager",
      screen: lazy(() => import("./customers/card/CustomerScreen.tsx")),
    },
    {
      path: "/klanten/:id/bewerken",
      role: "manager",
      screen: lazy(() => import("./customers/EditCustomer.tsx")),
    },
  ],
  tiles: [
    {
      place: 10,
      title: "projects.tiles.projects.title",
      text: "projects.tiles.projects.text",
      href: "/projects",
      screen: "/projects",
      icon: Hammer,
      counts: "activeProjects",
      count: "projects.tiles.projects.count",
    },
    {
      place: 50,
      title: "projects.tiles.customers.title",
      text: "projects.tiles.customers.text",
      href: "/klanten",
      screen: "/klanten",
      icon: Users,
      counts: "customers",
      count: "projects.tiles.customers.count",
    },
  ],
  starts: [
    {
      place: 20,
      label: "projects.starts.project",
      href: "/projects/nieuw",
      screen: "/projects/nieuw",
      icon: FolderPlus,
    },
    {
      place: 30,
      label: "projects.starts.customer",
      href: "/klanten/nieuw",
      screen: "/klanten/nieuw",
      icon: UserPlus,
    },
  ],
  finds: {
    project: { icon: FolderKanban, group: "projects.list.title" },
    customer: { icon: Users, group: "projects.customers.title" },
  },
  senders,
  noticeIcons: {
    projects: CalendarClock,
    losing: TrendingDown,
    unplanned: CalendarPlus,
  },
  tells: () => import("./tells.ts"),
}
