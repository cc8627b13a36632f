import { ListChecks } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"
import { senders } from "./senders.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const checklist: OfficeModule = {
  screens: [
    {
      path: "/daily-checklist",
      role: "worker",
      screen: lazy(() => import("./day/DailyChecklist.tsx")),
      menu: { label: "checklist.title", entry: "today", icon: ListChecks },
    },
    {
      path: "/daily-checklist/dagen",
      role: "worker",
      screen: lazy(() => import("./past/PastDaysScreen.tsx")),
    },
    {
      path: "/daily-checklist/dagen/:id",
      role: "worker",
      screen: lazy(() => import("./past/PastDayScreen.tsx")),
    },
    {
      path: "/daily-checklist/punten",
      role: "owner",
      screen: lazy(() => import("./items/ItemsScreen.tsx")),
    },
  ],
  senders,
  tells: () => import("./tells.ts"),
}
