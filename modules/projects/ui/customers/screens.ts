import { Users } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "#ui/lib/screen.ts"

export const screens: StaffScreen[] = [
  {
    path: "/klanten",
    role: "manager",
    screen: lazy(() => import("./list/Customers.tsx")),
    menu: { label: "projects.customers.title", group: "projects", icon: Users },
  },
  { path: "/klanten/nieuw", role: "manager", screen: lazy(() => import("./NewCustomer.tsx")) },
  { path: "/klanten/importeren", role: "manager", screen: lazy(() => import("./import/ImportScreen.tsx")) },
  { path: "/klanten/:id", role: "manager", screen: lazy(() => import("./card/CustomerScreen.tsx")) },
  { path: "/klanten/:id/bewerken", role: "manager", screen: lazy(() => import("./EditCustomer.tsx")) },
]
