import "./styles.css"
import { Settings } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useWaiting } from "./notices/useWaiting.tsx"
import { useCompanyNow } from "./useCompanyNow.ts"
import { useFirstStart } from "./useFirstStart.ts"

export const settings: OfficeModule = {
  screens: [
    {
      path: "/settings",
      role: "manager",
      screen: lazy(() => import("./SettingsScreen.tsx")),
      menu: { label: "settings.screen.title", group: "tools", icon: Settings },
    },
    { path: "/welkom", role: "owner", screen: lazy(() => import("./welcome/Welcome.tsx")) },
  ],
  useWaiting,
  usePage: useCompanyNow,
  useArrival: useFirstStart,
}
