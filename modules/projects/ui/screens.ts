import { FolderKanban } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "#ui/lib/screen.ts"

export const screens: StaffScreen[] = [
  {
    path: "/projects",
    role: "worker",
    screen: lazy(() => import("./list/Projects.tsx")),
    menu: { label: "projects.list.title", group: "projects", icon: FolderKanban },
  },
  { path: "/projects/nieuw", role: "manager", screen: lazy(() => import("./form/NewProject.tsx")) },
  { path: "/projects/:id/bewerken", role: "manager", screen: lazy(() => import("./form/EditProject.tsx")) },
  { path: "/projects/:id", role: "worker", screen: lazy(() => import("./detail/ProjectScreen.tsx")) },
]
