import { Settings } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "#ui/lib/screen.ts"

export const screens: StaffScreen[] = [
  {
    path: "/settings",
    role: "manager",
    screen: lazy(() => import("./SettingsScreen.tsx")),
    menu: { label: "settings.screen.title", group: "tools", icon: Settings },
  },
  { path: "/welkom", role: "owner", screen: lazy(() => import("./welcome/Welcome.tsx")) },
]
