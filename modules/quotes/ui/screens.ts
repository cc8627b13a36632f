import { Inbox } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "#ui/lib/screen.ts"
import { useOpenCount } from "./hooks.ts"

export const screens: StaffScreen[] = [
  {
    path: "/offerte-aanvragen",
    role: "manager",
    screen: lazy(() => import("./Requests.tsx")),
    menu: { label: "quotes.requests.title", group: "office", icon: Inbox, useCount: useOpenCount },
  },
]
