import "./styles.css"
import { CalendarClock, FolderKanban, Users } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"

export const projects: OfficeModule = {
  screens: [
    {
      path: "/projects",
      role: "worker",
      screen: lazy(() => import("./list/Projects.tsx")),
      menu: { label: "projects.list.title", group: "projects", icon: FolderKanban },
    },
    { path: "/projects/nieuw", role: "manager", screen: lazy(() => import("./form/NewProject.tsx")) },
    { path: "/projects/:id/bewerken", role: "manager", screen: lazy(() => import("./form/EditProject.tsx")) },
    { path: "/projects/:id", role: "worker", screen: lazy(() => import("./detail/ProjectScreen.tsx")) },
    {
      path: "/klanten",
      role: "manager",
      screen: lazy(() => import("./customers/list/Customers.tsx")),
      menu: { label: "projects.customers.title", group: "projects", icon: Users },
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
  noticeIcons: { projects: CalendarClock },
}
