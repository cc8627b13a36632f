import { TreePalm } from "lucide-react"
import { lazyAfter } from "#ui/lib/lazyAfter.ts"
import type { OfficeModule } from "#ui/lib/module.ts"

const lazy = lazyAfter(() => import("./texts.ts"))

export const absence: OfficeModule = {
  screens: [
    {
      path: "/verlof",
      role: "manager",
      screen: lazy(() => import("./office/OfficeScreen.tsx")),
      menu: { label: "absence.title", entry: "planning", icon: TreePalm },
    },
    {
      path: "/verlof",
      role: "worker",
      screen: lazy(() => import("./AbsenceScreen.tsx")),
      menu: { label: "absence.title", entry: "planning", icon: TreePalm },
    },
  ],
  noticeIcons: { absence: TreePalm },
  tells: () => import("./tells.ts"),
}
