import { MessageSquareText } from "lucide-react"
import { lazy } from "react"
import type { StaffScreen } from "#ui/lib/screen.ts"
import { useNewCount } from "./hooks.ts"

export const screens: StaffScreen[] = [
  {
    path: "/berichten",
    role: "manager",
    screen: lazy(() => import("./Messages.tsx")),
    menu: { label: "messages.title", group: "office", icon: MessageSquareText, useCount: useNewCount },
  },
]
