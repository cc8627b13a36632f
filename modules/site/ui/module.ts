import "./styles.css"
import { MessageSquareText } from "lucide-react"
import { lazy } from "react"
import type { OfficeModule } from "#ui/lib/module.ts"
import { useNewCount } from "./hooks.ts"

export const site: OfficeModule = {
  screens: [
    {
      path: "/berichten",
      role: "manager",
      screen: lazy(() => import("./Messages.tsx")),
      menu: { label: "messages.title", group: "office", icon: MessageSquareText, useCount: useNewCount },
    },
  ],
  noticeIcons: { messages: MessageSquareText },
}
