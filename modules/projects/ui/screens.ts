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
  { path: "/projects/:id", role: "worker", screen: lazy(() => import("./detail/ProjectScreen.tsx")) },
]
