import "./styles.css"
import { History } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"

export const changes: OfficeModule = {
  screens: [
    {
      path: "/wijzigingen",
      role: "manager",
      screen: lazy(() => import("./Changes.tsx")),
      menu: { label: "changes.title", entry: "more", icon: History },
    },
  ],
}
