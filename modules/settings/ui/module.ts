import "./styles.css"
import { Settings, UserCog } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useWaiting } from "./notices/useWaiting.tsx"
import { useCompanyNow } from "./useCompanyNow.ts"
import { useFirstStart } from "./useFirstStart.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const settings: OfficeModule = {
  screens: [
    {
      path: "/settings",
      role: "manager",
      screen: lazy(() => import("./SettingsScreen.tsx")),
      menu: { label: "settings.screen.title", entry: "more", icon: Settings },
    },
    { path: "/welkom", role: "owner", screen: lazy(() => import("./welcome/Welcome.tsx")) },
  ],
  tiles: [
    {
      place: 110,
      title: "settings.tiles.people.title",
      text: "settings.tiles.people.text",
      href: "/settings?tab=beveiliging",
      screen: "/settings",
      icon: UserCog,
      counts: "accounts",
      count: "settings.tiles.people.count",
    },
    {
      place: 120,
      title: "settings.tiles.settings.title",
      text: "settings.tiles.settings.text",
      href: "/settings",
      screen: "/settings",
      icon: Settings,
      counts: "emptySettings",
      count: "settings.tiles.settings.count",
    },
  ],
  useWaiting,
  usePage: useCompanyNow,
  useArrival: useFirstStart,
  tells: () => import("./tells.ts"),
}
