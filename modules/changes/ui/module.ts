import { History } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

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
